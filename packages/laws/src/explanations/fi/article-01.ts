import type { Explanations } from '../explanation.js'

/** Article 1: the nature of the game. */
export const article01: Explanations = {
  'game.two-players':
    'Shakkia pelaa kaksi vastustajaa, jotka siirtävät nappuloitaan neliönmuotoisella laudalla, shakkilaudalla.',
  'game.white-first':
    'Vaaleilla nappuloilla pelaava eli valkea tekee ensimmäisen siirron. Sen jälkeen pelaajat siirtävät aina vuorotellen.',
  'game.have-the-move':
    'Pelaajalla on siirtovuoro heti, kun vastustajan siirto on tehty laudalla, vaikka vastustaja ei olisi vielä painanut kelloa.',
  'game.goal':
    'Kummankin pelaajan tavoitteena on uhata vastustajan kuningasta niin, ettei vastustajalla ole yhtään laillista siirtoa.',
  'game.mate-wins':
    'Pelaaja, joka uhkaa vastustajan kuningasta niin, ettei vastustajalla ole yhtään laillista siirtoa, on tehnyt matin ja voittaa pelin.',
  'game.king-safety':
    'Pelaaja ei saa jättää omaa kuningastaan uhatuksi eikä tehdä siirtoa, jonka jälkeen se olisi uhattuna.',
  'game.no-king-capture': 'Vastustajan kuningasta ei saa lyödä.',
  'game.mated-loses': 'Pelaaja, jonka kuningas on matissa, häviää pelin.',
  'game.neither-can-mate':
    'Jos asema on sellainen, ettei kumpikaan pelaaja voi millään tavalla tehdä mattia, peli on tasapeli.',
}
