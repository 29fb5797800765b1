import type { Explanations } from '../explanation.js'

/** Guidelines II (2009: Appendix F): Chess960. */
export const guidelines2Chess960: Explanations = {
  'c960.game':
    'Shakki960:ssä alkuasema arvotaan ennen peliä tiettyjen ehtojen mukaan. Sen jälkeen pelataan kuten tavallista shakkia: nappulat siirtyvät tavalliseen tapaan, ja tavoitteena on matittaa vastustajan kuningas.',
  'c960.start.pawns':
    'Shakki960:ssä valkean sotilaat ovat toisella rivillä kuten tavallisessa shakissa.',
  'c960.start.random':
    'Shakki960:ssä valkean muut nappulat asetetaan sattumanvaraisesti ensimmäiselle riville. Kuninkaan on oltava tornien välissä ja lähettien erivärisissä ruuduissa.',
  'c960.start.king-between':
    'Shakki960:n alkuasemassa kuningas on jossakin kahden tornin välissä; sen ei tarvitse olla aivan kummankaan vieressä.',
  'c960.start.bishops':
    'Shakki960:n alkuasemassa kummankin pelaajan toinen lähetti on vaaleassa ja toinen tummassa ruudussa.',
  'c960.start.mirror':
    'Shakki960:ssä mustan nappulat ovat suoraan valkean nappuloita vastapäätä, samanlainen samanlaista vastassa samalla linjalla. Muiden ehtojen kanssa tästä syntyy tasan 960 alkuasemaa.',
  'c960.start.generator':
    'Shakki960:n alkuasema määrätään ennen peliä tietokoneohjelmalla tai nopalla, kolikolla, korteilla tai muulla vastaavalla tavalla.',
  'c960.castle.once':
    'Myös shakki960:ssä kumpikin pelaaja saa linnoittua kerran pelissä. Se on yksi siirto, jossa sekä kuningas että torni voivat vaihtaa ruutua.',
  'c960.castle.regular-rules':
    'Linnoituksen tavalliset ehdot pätevät shakki960:ssä todellisista lähtöruuduista katsottuna: kuningas ja kyseinen torni eivät ole aiemmin siirtyneet, kuningas ei ole shakissa, mitään ruutua, jonka yli se kulkee tai johon se tulee, ei uhata, eikä kuningas ole shakissa linnoituksen jälkeen.',
  'c960.castle.double':
    'Shakki960:ssä linnoitus voi olla kaksoissiirto: sekä kuningas että torni siirtyvät samalla siirrolla.',
  'c960.castle.transposition':
    'Shakki960:ssä linnoitus voi olla paikanvaihto: kuningas ja torni vaihtavat ruutuja keskenään.',
  'c960.castle.king-only':
    'Shakki960:ssä linnoitus voi olla pelkkä kuninkaan siirto, kun torni on jo lopullisessa ruudussaan.',
  'c960.castle.rook-only':
    'Shakki960:ssä linnoitus voi olla pelkkä tornin siirto, kun kuningas on jo lopullisessa ruudussaan.',
  'c960.castle.how-by-hand':
    'Kun shakki960:ssä linnoitutaan oikealla laudalla, suositellaan, että kuningas nostetaan ensin laudan viereen lopullisen ruutunsa kohdalle, sitten torni siirretään omaan ruutuunsa ja lopuksi kuningas asetetaan paikalleen.',
  'c960.castle.final-squares':
    'Linnoituksen jälkeen kuningas ja torni ovat shakki960:ssä samoissa ruuduissa kuin linnoituksen jälkeen tavallisessa shakissa, mistä tahansa ne tulivatkin.',
  'c960.castle.c-side':
    'Kun shakki960:ssä on linnoituttu c-puolelle (0-0-0), kuningas on ruudussa c1 ja torni ruudussa d1, mustalla ruuduissa c8 ja d8.',
  'c960.castle.g-side':
    'Kun shakki960:ssä on linnoituttu g-puolelle (0-0), kuningas on ruudussa g1 ja torni ruudussa f1, mustalla ruuduissa g8 ja f8.',
  'c960.castle.announce':
    'Väärinkäsitysten välttämiseksi shakki960:ssä kannattaa ilmoittaa linnoituksesta ennen sen tekemistä, esimerkiksi sanomalla ”linnoitun”.',
  'c960.castle.one-may-stay':
    'Joistakin shakki960:n alkuasemista linnoituttaessa kuningas tai torni ei siirry; molemmat eivät kuitenkaan koskaan jää paikoilleen.',
  'c960.castle.first-move':
    'Joistakin shakki960:n alkuasemista voi linnoittua heti ensimmäisellä siirrolla, nimittäin silloin, kun kuningas ja torni vain vaihtavat ruutuja keskenään.',
  'c960.castle.path-empty':
    'Shakki960:n linnoituksessa kaikkien ruutujen kuninkaan ruudusta sen lopulliseen ruutuun ja tornin ruudusta sen lopulliseen ruutuun, lopulliset ruudut mukaan luettuina, on oltava tyhjiä; niissä saavat olla vain kyseinen kuningas ja torni.',
  'c960.castle.may-stay-filled':
    'Kuninkaan ja tornin reittien ulkopuolella olevat ruudut saavat shakki960:n linnoituksessa olla varattuja, vaikka niiden pitäisi tavallisessa shakissa olla tyhjiä: esimerkiksi a, b tai e c-puolella, e tai h g-puolella.',
}
