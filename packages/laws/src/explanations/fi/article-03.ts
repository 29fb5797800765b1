import type { Explanations } from '../explanation.js'

/** Article 3: the moves of the pieces. */
export const article03: Explanations = {
  'move.no-own-square': 'Nappulaa ei saa siirtää ruutuun, jossa on samanvärinen nappula.',
  'move.capture':
    'Nappula, joka siirretään vastustajan nappulan ruutuun, lyö tämän nappulan. Lyöty nappula poistetaan laudalta osana samaa siirtoa.',
  'attack.piece':
    'Nappula uhkaa vastustajan nappulaa, jos se voisi kulkutapansa mukaan lyödä tämän nappulan sen omassa ruudussa.',
  'attack.pinned-attacks':
    'Nappula uhkaa ruutua silloinkin, kun sitä ei saa siirtää siihen, koska samanvärinen kuningas jäisi uhatuksi.',
  'move.bishop':
    'Lähettiä voidaan siirtää mihin tahansa ruutuun niillä viistoriveillä, joilla se on, jos mikään nappula ei ole tiellä.',
  'move.rook':
    'Tornia voidaan siirtää mihin tahansa ruutuun sillä linjalla tai rivillä, jolla se on, jos mikään nappula ei ole tiellä.',
  'move.queen':
    'Kuningatarta voidaan siirtää mihin tahansa ruutuun sillä linjalla, rivillä tai viistorivillä, jolla se on, jos mikään nappula ei ole tiellä.',
  'move.sliders-blocked': 'Lähetti, torni ja kuningatar eivät saa kulkea minkään nappulan yli.',
  'move.knight':
    'Ratsu siirretään johonkin lähimmistä ruuduista, jotka eivät ole sen omalla rivillä, linjalla tai viistorivillä: kaksi ruutua suoraan ja yksi sivulle. Välissä olevat nappulat eivät estä siirtoa.',
  'pawn.one-step':
    'Sotilasta voidaan siirtää yksi ruutu suoraan eteenpäin omalla linjallaan, jos ruutu on vapaa.',
  'pawn.two-step':
    'Ensimmäisellä siirrollaan sotilas voi edetä linjallaan yhden ruudun sijasta kaksi ruutua, jos molemmat ruudut ovat vapaita.',
  'pawn.capture':
    'Sotilas lyö yhden ruudun viistosti eteenpäin. Siihen sen saa siirtää vain, jos ruudussa on vastustajan nappula; ainoa poikkeus on ohestalyönti.',
  'pawn.en-passant':
    'Jos vastustajan sotilas on juuri edennyt kaksi ruutua ja on nyt aivan pelaajan sotilaan vieressä, tämä sotilas voi lyödä sen ikään kuin se olisi edennyt vain yhden ruudun: se siirretään ylitettyyn ruutuun, ja lyöty sotilas poistetaan. Tätä kutsutaan ohestalyönniksi.',
  'pawn.en-passant-now':
    'Ohestalyönti on laillinen vain heti seuraavalla siirrolla sen jälkeen, kun sotilas on edennyt kaksi ruutua. Myöhemmin oikeutta ei enää ole.',
  'pawn.promote-must':
    'Sotilas, joka saavuttaa lähtöpaikastaan kauimpana olevan rivin, on samalla siirrolla ja saapumisruudussaan vaihdettava uuteen samanväriseen kuningattareen, torniin, lähettiin tai ratsuun. Tätä kutsutaan korotukseksi.',
  'pawn.promote-any':
    'Korotuksessa uuden nappulan saa valita vapaasti. Valinta ei riipu siitä, mitkä nappulat on jo lyöty; pelaajalla voi olla esimerkiksi kaksi kuningatarta.',
  'pawn.promote-effect':
    'Uusi nappula vaikuttaa heti täydellä voimallaan; jo itse korotus voi olla shakki tai matti.',
  'king.step':
    'Kuningasta voidaan siirtää mihin tahansa viereiseen ruutuun, jota mikään vastustajan nappula ei uhkaa.',
  'castle.definition':
    'Linnoituksessa kuningas siirtyy alkuperäisestä ruudustaan pelaajan ensimmäisellä rivillä kaksi ruutua kohti jompaakumpaa omaa tornia, jonka on samoin oltava alkuperäisessä ruudussaan; tämä torni tulee sitten ruutuun, jonka yli kuningas kulki. Kaikki tämä on yksi siirto, kuninkaan siirto.',
  'castle.lost-king':
    'Kun kuningasta on kerran siirretty, oikeus linnoitukseen on menetetty pelin loppuun asti kummankin tornin kanssa.',
  'castle.lost-rook':
    'Kun tornia on kerran siirretty, oikeus linnoitukseen tämän tornin kanssa on menetetty pelin loppuun asti. Se ei vaikuta oikeuteen linnoittua toisen tornin kanssa.',
  'castle.barred-attack':
    'Linnoitus ei ole mahdollinen niin kauan kuin vastustajan nappula uhkaa ruutua, jossa kuningas on, ruutua, jonka sen on ylitettävä, tai ruutua, johon sen on tarkoitus tulla. Torniin tai muuhun ruutuun kohdistuva uhka ei estä linnoitusta.',
  'castle.barred-blocked':
    'Linnoitus ei ole mahdollinen niin kauan kuin kuninkaan ja linnoitukseen osallistuvan tornin välissä on mikä tahansa nappula.',
  'check.definition':
    'Kuningas on shakissa, kun vähintään yksi vastustajan nappula uhkaa sitä, vaikka tätä nappulaa ei saisi siirtää, koska sen oma kuningas jäisi uhatuksi.',
  'check.no-self-check':
    'Millään nappulalla ei saa tehdä siirtoa, joka altistaa samanvärisen kuninkaan shakille tai jättää sen shakkiin.',
  'move.legal':
    'Siirto on laillinen, kun se täyttää kaikki sitä koskevat säännöt nappuloiden kulusta, myös sen, ettei pelaajan oma kuningas jää uhatuksi.',
  'move.illegal':
    'Siirto on laiton, jos se rikkoo mitä tahansa nappuloiden kulkua koskevaa sääntöä.',
  'position.illegal':
    'Asema on laiton, jos siihen ei ole voitu päästä alkuasemasta millään laillisella siirtosarjalla.',
}
