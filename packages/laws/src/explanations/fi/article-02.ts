import type { Explanations } from '../explanation.js'

/** Article 2: the board and the initial position. */
export const article02: Explanations = {
  'board.8x8':
    'Shakkilaudassa on 64 samankokoista ruutua kahdeksassa kahdeksan ruudun rivissä; ruudut ovat vuorotellen vaaleita ja tummia.',
  'board.orientation':
    'Lauta on pelaajien välissä niin, että kummankin pelaajan oikeaa kättä lähinnä oleva kulmaruutu on vaalea.',
  'pieces.set':
    'Kummallakin pelaajalla on alussa 16 nappulaa: kuningas, kuningatar, kaksi tornia, kaksi lähettiä, kaksi ratsua ja kahdeksan sotilasta. Valkean nappulat ovat vaaleita, mustan tummia.',
  'pieces.symbols':
    'Kullakin nappulalajilla on kuvioissa tavanomainen tunnuksensa ja merkintätavassa kirjaimensa; suomeksi kuningas on K, kuningatar D, torni T, lähetti L ja ratsu R. Sotilaalla ei ole kirjainta.',
  'pieces.initial-position':
    'Alussa valkean upseerit ovat ensimmäisellä ja mustan kahdeksannella rivillä a-linjalta h-linjalle: torni, ratsu, lähetti, kuningatar, kuningas, lähetti, ratsu, torni. Niiden edessä ovat sotilaat, valkean toisella ja mustan seitsemännellä rivillä.',
  'board.files-ranks':
    'Laudan kahdeksaa pystysuoraa ruutujonoa kutsutaan linjoiksi ja kahdeksaa vaakasuoraa riveiksi.',
  'board.diagonal':
    'Viistorivi on suora jono samanvärisiä ruutuja, jotka koskettavat toisiaan kulmistaan ja jotka ulottuvat laudan yhdeltä reunalta viereiselle reunalle.',
}
