import type { Explanations } from '../explanation.js'

/** Appendix D: play with blind and visually disabled players. */
export const appendixDBlind: Explanations = {
  'blind.adapt': {
    text: 'Järjestäjä voi tuomaria kuultuaan mukauttaa näkövammaisia pelaajia koskevat säännöt paikallisiin olosuhteisiin.',
    in: {
      'fide-2009':
        'Järjestäjä tai turnauksen johtaja voi mukauttaa näkövammaisia pelaajia koskevat säännöt paikallisiin olosuhteisiin.',
    },
  },
  'blind.two-boards':
    'Kun näkevä pelaaja pelaa näkövammaista (virallisesti sokeaa) vastaan, kumpi tahansa voi vaatia kahta lautaa: näkevälle tavallinen lauta ja näkövammaiselle erikoisvalmisteinen lauta.',
  'blind.board.size':
    'Näkövammaisen pelaajan erikoislaudan koon on oltava vähintään 20 × 20 senttimetriä.',
  'blind.board.raised':
    'Erikoislaudalla mustat ruudut ovat hieman koholla, jotta ne erottaa tunnustelemalla.',
  'blind.board.aperture':
    'Erikoislaudan jokaisessa ruudussa on varmistussyvennys, joka pitää nappulan paikallaan.',
  'blind.pieces.peg':
    'Jokaisessa erikoislaudan nappulassa on tappi, joka sopii ruudun varmistussyvennykseen.',
  'blind.pieces.staunton':
    'Erikoislaudan nappulat ovat Staunton-mallia, ja mustat nappulat on merkitty niin, että ne tunnistaa tunnustelemalla.',
  'blind.announce.clear': 'Jokainen siirto on ilmoitettava ääneen ja selkeästi.',
  'blind.announce.repeat':
    'Vastustaja toistaa ilmoitetun siirron ääneen ja tekee sen omalla laudallaan.',
  'blind.announce.promotion':
    'Sotilaan korottavan pelaajan on ilmoitettava myös, minkä nappulan hän valitsee.',
  'blind.announce.files':
    'Selvyyden vuoksi suositellaan, että linjojen a–h kirjainten sijasta sanotaan nimet Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hector.',
  'blind.announce.algebraic':
    'Siirrot ilmoitetaan algebrallisen merkintätavan mukaan: ensin nappula, sitten ruutu linjan ja rivin avulla.',
  'blind.announce.ranks': {
    text: 'Ellei tuomari toisin päätä, rivit ilmoitetaan valkeasta lukien saksan lukusanoilla: eins, zwei, drei, vier, fünf, sechs, sieben, acht.',
    in: {
      'fide-2009':
        'Rivit ilmoitetaan valkeasta lukien saksan lukusanoilla: eins, zwei, drei, vier, fünf, sechs, sieben, acht.',
    },
  },
  'blind.announce.castling':
    'Linnoitus ilmoitetaan saksaksi: ”Lange Rochade” tarkoittaa pitkää linnoitusta (0-0-0) ja ”Kurze Rochade” lyhyttä linnoitusta (0-0).',
  'blind.announce.pieces':
    'Nappuloista käytetään saksankielisiä nimiä: König (kuningas), Dame (kuningatar), Turm (torni), Läufer (lähetti), Springer (ratsu), Bauer (sotilas).',
  'blind.touch':
    'Erikoislaudalla nappula on kosketettu vasta, kun se on nostettu pois varmistussyvennyksestään; syvennyksissä olevia nappuloita saa vapaasti tunnustella.',
  'blind.made.capture-removed':
    'Kun näkövammainen pelaaja lyö, hänen siirtonsa on tehty vasta, kun lyöty nappula on poistettu hänen laudaltaan.',
  'blind.made.placed':
    'Näkövammaisen pelaajan siirto on tehty vasta, kun nappula on asetettu toiseen varmistussyvennykseen.',
  'blind.made.announced': 'Näkövammaisen pelaajan siirto on tehty vasta, kun se on ilmoitettu.',
  'blind.clock-after':
    'Vastustajan kellon saa käynnistää vasta, kun näkövammaisen pelaajan siirto on tehty: lyöty nappula on poistettu hänen laudaltaan, hänen nappulansa on uudessa syvennyksessä ja siirto on ilmoitettu.',
  'blind.sighted-normal':
    'Tavalliset säännöt ratkaisevat, milloin näkevä pelaaja on koskettanut nappulaa ja milloin hänen siirtonsa on tehty; erityissäännöt koskevat vain näkövammaista pelaajaa.',
  'blind.clock.special': 'Näkövammainen pelaaja saa käyttää erikoisvalmisteista shakkikelloa.',
  'blind.clock.speaking':
    'Erikoiskellon pitäisi pystyä ilmoittamaan näkövammaiselle pelaajalle aika ja siirtojen lukumäärä.',
  'blind.clock.analogue.dial': {
    text: 'Puhuvan shakkikellon sijasta voidaan käyttää analogista, jossa on oltava vahvistetut viisarit ja kellotaulussa yksi kohopiste viiden minuutin välein ja kaksi kohopistettä 15 minuutin välein.',
    in: {
      'fide-2009':
        'Erikoiskellossa on oltava vahvistetut viisarit ja kellotaulussa yksi kohopiste viiden minuutin välein ja kaksi kohopistettä 15 minuutin välein.',
    },
  },
  'blind.clock.analogue.flag': {
    text: 'Näkövammaisen pelaajan analogisessa kellossa on oltava helposti tunnusteltava merkkilippu, joka on sijoitettu niin, että pelaaja tuntee myös minuuttiviisarin tunnin viiden viimeisen minuutin aikana.',
    in: {
      'fide-2009':
        'Erikoiskellossa on oltava helposti tunnusteltava merkkilippu, joka on sijoitettu niin, että pelaaja tuntee myös minuuttiviisarin tunnin viiden viimeisen minuutin aikana.',
    },
  },
  'blind.record':
    'Näkövammaisen pelaajan on pidettävä pöytäkirjaa pistekirjoituksella tai tavallisella kirjoituksella tai äänitettävä siirrot nauhurilla.',
  'blind.slip':
    'Siirtoa ilmoitettaessa sattunut lipsahdus on oikaistava heti ja ennen vastustajan kellon käynnistämistä; sen jälkeen sitä ei voi enää oikaista.',
  'blind.diverge.consult':
    'Jos lautojen asemien havaitaan eroavan toisistaan, ne on korjattava tuomarin ja molempien pelaajien pöytäkirjojen avulla.',
  'blind.diverge.scores-agree':
    'Jos lautojen asemat eroavat mutta pöytäkirjat täsmäävät, pelaajan, joka on merkinnyt oikean siirron mutta tehnyt väärän, on korjattava lautansa pöytäkirjan mukaiseksi.',
  'blind.diverge.scores-differ':
    'Jos sekä lautojen asemat että pöytäkirjat eroavat toisistaan, palataan viimeiseen kohtaan, jossa pöytäkirjat täsmäävät, ja tuomari asettaa kellot sen mukaisesti.',
  'blind.assistant.right':
    'Näkövammaisella pelaajalla on oikeus avustajaan, joka voi hoitaa kaikki sallitut tehtävät tai osan niistä: siirtojen tekemisen laudoilla, niiden ilmoittamisen, pöytäkirjan pitämisen ja kellon käynnistämisen, tietojen antamisen pelaajan pyynnöstä, vaatimukset ja ilmoitukset tuomarille sekä keskeyttämisen muodollisuudet.',
  'blind.assistant.move':
    'Näkövammaisen pelaajan avustaja saa tehdä kumman tahansa pelaajan siirron tämän vastustajan laudalla.',
  'blind.assistant.announce':
    'Näkövammaisen pelaajan avustaja saa ilmoittaa molempien pelaajien siirrot.',
  'blind.assistant.score-clock':
    'Avustaja saa pitää näkövammaisen pelaajan pöytäkirjaa ja käynnistää vastustajan kellon, mutta vasta kun siirto on ilmoitettu.',
  'blind.assistant.inform':
    'Avustaja saa kertoa näkövammaiselle pelaajalle siirtojen lukumäärän ja molempien käyttämän ajan, mutta vain tämän pyynnöstä.',
  'blind.assistant.claim-flag':
    'Avustaja saa näkövammaisen pelaajan puolesta vaatia voittoa, kun vastustaja on ylittänyt aikansa.',
  'blind.assistant.report-touch':
    'Avustaja saa ilmoittaa tuomarille, että näkevä pelaaja on koskettanut jotakin omaa nappulaansa.',
  'blind.assistant.adjourn':
    'Jos peli keskeytetään, avustaja saa hoitaa tarvittavat muodollisuudet näkövammaisen pelaajan puolesta.',
  'blind.assistant.sighted-may':
    'Jos näkövammainen pelaaja ei käytä avustajaa, näkevä pelaaja saa käyttää sellaista, mutta vain siirtojen tekemiseen laudoilla ja niiden ilmoittamiseen.',
  'blind.assistant.hearing':
    'Kun näkövammainen ja kuulovammainen pelaavat vastakkain, avustajan käyttö on pakollista.',
}
