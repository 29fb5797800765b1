import type { Explanations } from '../explanation.js'

/** Article 4: the act of moving. */
export const article04: Explanations = {
  'touch.one-hand':
    'Jokainen siirto on tehtävä vain yhdellä kädellä, myös linnoitus, lyönti ja korotus.',
  'touch.adjust':
    'Vain siirtovuorossa oleva pelaaja saa korjata nappuloiden sijaintia niiden ruuduissa, ja vain jos hän ilmoittaa siitä etukäteen, esimerkiksi sanomalla ”korjaan” tai ”j’adoube”.',
  'touch.contact-is-intent':
    'Ilmoitettua korjaamista lukuun ottamatta nappulan koskettaminen katsotaan aina tahalliseksi, ellei se ole selvästi vahinko.',
  'touch.scope': {
    text: 'Säännöt kosketetuista nappuloista sitovat vain siirtovuorossa olevaa pelaajaa ja vain niiden laudalla olevien nappuloiden osalta, joita hän koskettaa tarkoituksenaan siirtää tai lyödä ne. Ilmoitettu korjaaminen ei kuulu sääntöjen piiriin.',
    in: {
      'fide-2009':
        'Säännöt kosketetuista nappuloista sitovat vain siirtovuorossa olevaa pelaajaa ja vain niiden laudalla olevien nappuloiden osalta, joita hän koskettaa tahallisesti. Ilmoitettu korjaaminen ei kuulu sääntöjen piiriin.',
    },
  },
  'touch.own-first': {
    text: 'Jos siirtovuorossa oleva pelaaja koskettaa yhtä tai useampaa omaa nappulaansa tarkoituksenaan siirtää niitä, hänen on siirrettävä ensimmäistä koskettamaansa nappulaa, jota voidaan siirtää.',
    in: {
      'fide-2009':
        'Jos siirtovuorossa oleva pelaaja koskettaa tahallisesti yhtä tai useampaa omaa nappulaansa, hänen on siirrettävä ensimmäistä koskettamaansa nappulaa, jota voidaan siirtää.',
    },
  },
  'touch.opponent-first': {
    text: 'Jos siirtovuorossa oleva pelaaja koskettaa yhtä tai useampaa vastustajan nappulaa tarkoituksenaan lyödä niitä, niistä on lyötävä ensimmäiseksi kosketettu, joka voidaan lyödä.',
    in: {
      'fide-2009':
        'Jos siirtovuorossa oleva pelaaja koskettaa tahallisesti yhtä tai useampaa vastustajan nappulaa, niistä on lyötävä ensimmäiseksi kosketettu, joka voidaan lyödä.',
    },
  },
  'touch.both-colours': {
    text: 'Jos siirtovuorossa oleva pelaaja koskettaa yhtä tai useampaa kummankin väristä nappulaa tarkoituksenaan siirtää tai lyödä, hänen on lyötävä ensimmäiseksi koskettamansa vastustajan nappula ensimmäiseksi koskettamallaan omalla nappulalla. Jos se ei ole laillista, ratkaisee ensimmäinen kosketettu nappula, jota voidaan siirtää tai joka voidaan lyödä: omaa nappulaa on siirrettävä, vastustajan nappula on lyötävä.',
    in: {
      'fide-2009':
        'Jos siirtovuorossa oleva pelaaja koskettaa tahallisesti yhtä kummankin väristä nappulaa, hänen on lyötävä vastustajan nappula omallaan. Jos se ei ole laillista, ratkaisee ensimmäinen kosketettu nappula, jota voidaan siirtää tai joka voidaan lyödä: omaa nappulaa on siirrettävä, vastustajan nappula on lyötävä.',
    },
  },
  'touch.order-unclear':
    'Jos on epäselvää, koskettiko pelaaja ensin omaa vai vastustajan nappulaa, katsotaan, että hän kosketti ensin omaansa.',
  'touch.castle-duty': {
    text: 'Pelaajan, joka koskettaa kuningastaan ja torniaan, on linnoituttava sille puolelle, jos linnoitus on laillinen, paitsi jos hän kosketti tahallisesti ensin tornia.',
    in: {
      'fide-2009':
        'Pelaajan, joka koskettaa tahallisesti kuningastaan ja torniaan, on linnoituttava sille puolelle, jos linnoitus on laillinen, paitsi jos hän kosketti ensin tornia.',
    },
  },
  'touch.rook-then-king':
    'Pelaaja, joka koskettaa tahallisesti tornia ja sitten kuningastaan, ei saa tällä siirrolla linnoittua sille puolelle. Hänen on siirrettävä tornia, jos se on mahdollista, muuten kuningasta; silloin hän saa myös linnoittua toisen tornin kanssa.',
  'touch.castle-illegal': {
    text: 'Jos pelaaja, joka aikoo linnoittua, koskettaa kuningasta ja sitten tornia, mutta linnoitus tämän tornin kanssa on laiton, hänen on tehtävä jokin muu laillinen siirto kuninkaalla; myös linnoitus toisen tornin kanssa on sallittu. Jos kuninkaalla ei ole yhtään laillista siirtoa, pelaaja saa tehdä minkä tahansa laillisen siirron.',
    in: {
      'fide-2009':
        'Jos pelaaja, joka aikoo linnoittua, koskettaa kuningasta tai yhtä aikaa kuningasta ja tornia, mutta linnoitus sille puolelle on laiton, hänen on tehtävä jokin muu laillinen siirto kuninkaalla; myös linnoitus toiselle puolelle on sallittu. Jos kuninkaalla ei ole yhtään laillista siirtoa, pelaaja saa tehdä minkä tahansa laillisen siirron.',
    },
  },
  'touch.promotion-final':
    'Korotuksessa uuden nappulan valinta on lopullinen heti, kun nappula on koskettanut korotusruutua, vaikka pelaaja pitäisi siitä vielä kiinni.',
  'touch.none-possible':
    'Jos mitään kosketetuista nappuloista ei voida siirtää eikä lyödä, pelaaja saa tehdä minkä tahansa laillisen siirron.',
  'promote.skip-square':
    'Korotuksessa sotilasta ei tarvitse asettaa saapumisruutuun, vaan pelaaja voi asettaa siihen suoraan uuden nappulan.',
  'promote.any-order':
    'Korotuksessa pelaaja saa poistaa sotilaan ja asettaa uuden nappulan korotusruutuun kummassa järjestyksessä tahansa.',
  'promote.capture-occupant':
    'Jos korotusruudussa on vastustajan nappula, se on lyötävä eli poistettava laudalta.',
  'made.released-fixed':
    'Nappulaa, jonka pelaaja on irrottanut kädestään ruutuun laillisena siirtona tai sen osana, ei saa tällä siirrolla enää siirtää toiseen ruutuun.',
  'made.plain':
    'Tavallinen siirto on tehty, kun pelaaja on irrottanut nappulan kädestään uuteen ruutuun. Sillä, onko kelloa jo painettu, ei ole tässä merkitystä.',
  'made.capture':
    'Lyönti on tehty, kun lyöty nappula on poistettu laudalta ja pelaaja on irrottanut oman nappulansa kädestään sen uuteen ruutuun; ohestalyönnissä tämä ei ole lyödyn sotilaan ruutu.',
  'made.castling':
    'Linnoitus on tehty, kun pelaaja on irrottanut tornin kädestään ruutuun, jonka kuningas ylitti.',
  'made.castling-king-released':
    'Kun pelaaja on linnoituksessa irrottanut kuninkaan kädestään mutta ei vielä tornia, siirtoa ei ole vielä tehty, mutta pelaaja ei saa enää tehdä muuta siirtoa kuin linnoituksen sille puolelle, jos se on laillinen.',
  'made.castling-illegal':
    'Jos kuninkaan irrottamisen jälkeen käy ilmi, että linnoitus on laiton, pelaajan on tehtävä jokin muu laillinen siirto kuninkaalla; myös linnoitus toisen tornin kanssa on sallittu. Jos kuninkaalla ei ole yhtään laillista siirtoa, pelaaja saa tehdä minkä tahansa laillisen siirron.',
  'made.promotion':
    'Korotus on tehty, kun pelaaja on irrottanut uuden nappulan kädestään korotusruutuun ja sotilas on poistettu laudalta.',
  'made.promotion-pawn-released':
    'Kun pelaaja on irrottanut sotilaan kädestään korotusruutuun, siirtoa ei ole vielä tehty, mutta sotilasta ei saa enää siirtää toiseen ruutuun.',
  'made.illegal-replace':
    'Jos siirto osoittautuu laittomaksi, sen tilalle on tehtävä toinen siirto kosketettuja nappuloita koskevien sääntöjen mukaan: kosketettua nappulaa on siirrettävä tai se on lyötävä, jos se on laillisella siirrolla mahdollista, muuten saa tehdä minkä tahansa laillisen siirron.',
  'touch.claim-forfeit': {
    text: 'Pelaaja, joka koskettaa nappulaa tarkoituksenaan siirtää tai lyödä se, menettää oikeuden esittää vaatimuksen siitä, että vastustaja on rikkonut nappuloiden koskettamista ja siirtämistä koskevia sääntöjä.',
    in: {
      'fide-2009':
        'Pelaaja, joka koskettaa nappulaa tahallisesti, menettää oikeuden esittää vaatimuksen siitä, että vastustaja on rikkonut nappuloiden koskettamista ja siirtämistä koskevia sääntöjä.',
    },
  },
  'touch.move-assistant':
    'Pelaaja, joka ei pysty itse siirtämään nappuloita, saa hankkia avustajan, joka tekee sen hänen puolestaan. Avustajan on oltava tuomarin hyväksymä.',
}
