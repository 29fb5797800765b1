import type { Explanations } from '../explanation.js'

/** Article 6: the chess clock. */
export const article06: Explanations = {
  'clock.definition':
    'Shakkikellossa on kaksi aikanäyttöä, jotka on kytketty toisiinsa niin, että niistä käy kerrallaan enintään toinen. Sana ”kello” tarkoittaa säännöissä jompaakumpaa näistä näytöistä.',
  'clock.flag':
    'Kummassakin aikanäytössä on oma merkkilippunsa, joka osoittaa, että kyseisen pelaajan aika on loppunut.',
  'clock.flag-fall':
    'Merkkilipun putoaminen tarkoittaa, että pelaaja on käyttänyt kaiken hänelle varatun ajan.',
  'clock.press-after-move':
    'Kun pelaaja on tehnyt siirron laudalla, hän pysäyttää oman kellonsa ja käynnistää vastustajan kellon. Tätä kutsutaan kellon painamiseksi.',
  'completed.by-press': {
    text: 'Laudalla tehty siirto on suoritettu loppuun, kun pelaaja painaa kelloaan. Siihen asti siirto on tehty mutta ei loppuun suoritettu, paitsi jos se päättää pelin tai pelaaja on jo tehnyt seuraavan siirtonsa.',
    in: {
      'fide-2009':
        'Laudalla tehty siirto on suoritettu loppuun, kun pelaaja painaa kelloaan. Siihen asti siirto on tehty mutta ei loppuun suoritettu, paitsi jos se päättää pelin.',
    },
  },
  'completed.by-game-end': {
    text: 'Siirto, joka päättää pelin, on suoritettu loppuun ilman kellon painamista: matti, patti, kuollut asema, saman aseman viides esiintyminen tai kummankin pelaajan 75 siirtoa ilman sotilaan siirtoa ja lyöntiä.',
    in: {
      'fide-2009':
        'Siirto, joka päättää pelin, on suoritettu loppuun ilman kellon painamista: matti, patti tai kuollut asema. Sama pätee, jos pelaajat sopivat sen jälkeen tasapelistä.',
    },
  },
  'completed.by-next-move':
    'Jos pelaaja ei painanut kelloaan siirron jälkeen, siirto on suoritettu loppuun sillä hetkellä, kun hän tekee seuraavan siirtonsa.',
  'clock.right-to-press':
    'Siirron tehneellä pelaajalla on aina oltava mahdollisuus painaa kelloaan, vaikka vastustaja olisi jo tehnyt vastasiirtonsa.',
  'clock.time-to-press':
    'Siirron tekemisen ja kellon painamisen välinen aika kuluu siirron tehneen pelaajan miettimisajasta.',
  'clock.same-hand':
    'Pelaajan on painettava kelloa samalla kädellä, jolla hän teki siirron. Toisen käden käyttäminen ei ole laiton siirto, mutta tuomari voi rangaista siitä.',
  'clock.no-hover':
    'Pelaaja ei saa pitää sormeaan kellon painikkeella eikä kättään sen yläpuolella.',
  'clock.handling':
    'Pelaajien on käsiteltävä shakkikelloa asianmukaisesti. Kellon lyöminen, nostaminen ja kaataminen on kiellettyä, ja tuomari rankaisee siitä.',
  'clock.no-press-before-move':
    'Pelaaja ei saa painaa kelloa, ennen kuin on tehnyt siirtonsa. Se on kellon asiatonta käsittelyä, ja kellon painaminen siirtoa tekemättä katsotaan lisäksi laittomaksi siirroksi.',
  'clock.adjust-own-time':
    'Nappuloiden sijaintia ruuduissaan saa korjata vain se pelaaja, jonka kello käy.',
  'clock.assistant':
    'Pelaaja, joka ei pysty käyttämään kelloa, saa hankkia avustajan käyttämään sitä puolestaan. Avustajan on oltava tuomarin hyväksymä.',
  'clock.assistant-time': {
    text: 'Jos avustaja käyttää kelloa pelaajan puolesta, tuomari muuttaa tämän pelaajan aikaa oikeudenmukaisella tavalla. Vammaisen pelaajan aikaa ei muuteta.',
    in: {
      'fide-2009':
        'Jos avustaja käyttää kelloa pelaajan puolesta, tuomari muuttaa tämän pelaajan aikaa oikeudenmukaisella tavalla.',
    },
  },
  'time.quota':
    'Pelaajan on suoritettava kussakin jaksossa loppuun vähintään määrätty määrä siirtoja tai kaikki jäljellä olevat siirrot siihen varatussa ajassa.',
  'time.per-move':
    'Pelaajille voidaan antaa lisäaikaa jokaista siirtoa kohti. Se luetaan silloin jaksoon varattuun aikaan.',
  'time.announced':
    'Siirtojen määrä, kunkin jakson aika ja mahdollinen siirtokohtainen lisäaika on määrättävä etukäteen.',
  'time.carry-over': {
    text: 'Pelaajan yhdessä jaksossa säästämä aika lisätään hänen seuraavan jakson aikaansa, jos käytetty miettimisaikajärjestelmä sen mahdollistaa.',
    in: {
      'fide-2009':
        'Pelaajan yhdessä jaksossa säästämä aika lisätään hänen seuraavan jakson aikaansa. Poikkeuksena on aikaviive.',
    },
  },
  'time.delay':
    'Aikaviivettä käytettäessä kummallakin pelaajalla on varsinainen miettimisaika ja jokaista siirtoa varten kiinteä lisäaika. Varsinainen aika alkaa kulua vasta, kun siirron lisäaika on käytetty; jos pelaaja painaa kelloa sitä ennen, varsinainen aika ei muutu ja käyttämätön lisäaika menetetään.',
  'flag.check-quota':
    'Heti kun merkkilippu on pudonnut, on tarkistettava, onko pelaaja suorittanut loppuun jaksossa vaaditun määrän siirtoja.',
  'clock.placement': 'Tuomari määrää ennen peliä shakkikellon paikan.',
  'start.white-clock': 'Valkean kello käynnistetään pelille määrättynä alkamisaikana.',
  'default.time-value': {
    text: 'Sallittu myöhästyminen eli se, kuinka myöhään pelaaja saa saapua, määrätään kilpailun säännöissä. Ellei sitä ole määrätty, se on 0 minuuttia.',
    in: {
      'finland-2009':
        'Sallittu myöhästyminen eli se, kuinka myöhään pelaaja saa saapua, on 30 minuuttia kierroksen alkamisesta, elleivät kilpailun säännöt määrää toisin; ne voivat määrätä myös 0 minuuttia.',
    },
  },
  'default.late-loses': {
    text: 'Pelaaja, joka saapuu laudan ääreen sallittua myöhästymistä myöhemmin, häviää pelin, ellei tuomari päätä toisin.',
    in: {
      'fide-2009':
        'Pelaaja, joka saapuu laudan ääreen sallittua myöhästymistä myöhemmin, häviää pelin. Vain kilpailun säännöt voivat määrätä toisin.',
      'finland-2009':
        'Pelaaja, joka saapuu laudan ääreen sallittua myöhästymistä myöhemmin, häviää pelin, ellei tuomari päätä toisin.',
    },
  },
  'default.both-absent':
    'Jos sallittu myöhästyminen ei ole 0 eikä kumpikaan pelaaja ole paikalla pelin alkaessa, valkea menettää kaiken ajan omaan saapumiseensa asti, vaikka musta saapuisi ensin. Kilpailun säännöt voivat määrätä tai tuomari päättää toisin.',
  'flag.considered-fallen': {
    text: 'Merkkilipun katsotaan pudonneen, kun tuomari huomaa sen tai jompikumpi pelaaja esittää siitä pätevän vaatimuksen. Jos peli on päättynyt muulla tavalla ennen sitä, tulos jää voimaan.',
    in: {
      'fide-2009':
        'Pitkässä pelissä sekä asianmukaisesti valvotussa nopeassa shakissa ja pikashakissa merkkilipun katsotaan pudonneen, kun tuomari huomaa sen tai jompikumpi pelaaja esittää siitä pätevän vaatimuksen. Ilman asianmukaista valvontaa tarvitaan pelaajan vaatimus. Jos peli on päättynyt muulla tavalla ennen sitä, tulos jää voimaan.',
    },
  },
  'flag.loss':
    'Pelaaja, joka ei ole suorittanut loppuun määrättyä määrää siirtoja varatussa ajassa, häviää pelin, ellei peli ollut jo päättynyt. Peli on tasapeli, jos vastustaja ei voi tehdä mattia millään laillisella siirtosarjalla.',
  'flag.exceptions': {
    text: 'Merkkilipun putoaminen ei muuta mitään, jos peli oli päättynyt, ennen kuin putoaminen huomattiin tai siitä esitettiin pätevä vaatimus: mattiin, luovutukseen, pattiin, kuolleeseen asemaan tai sovittuun tasapeliin, ja samoin jos se oli päättynyt saman aseman viidennen esiintymisen tai 75 siirron säännön perusteella.',
    in: {
      'fide-2009':
        'Merkkilipun putoaminen ei muuta mitään, jos peli oli päättynyt, ennen kuin putoaminen huomattiin tai siitä esitettiin pätevä vaatimus: mattiin, luovutukseen, pattiin, kuolleeseen asemaan tai sovittuun tasapeliin.',
    },
  },
  'flag.draw-no-mate':
    'Aikansa ylittänyt pelaaja ei häviä, vaan peli on tasapeli, jos vastustaja ei voi tehdä mattia millään laillisella siirtosarjalla, ei edes hänen avullaan.',
  'clock.conclusive': 'Kellon näyttämä ratkaisee, ellei kello ole ilmeisen viallinen.',
  'clock.replace-defective':
    'Tuomari vaihtaa ilmeisen viallisen shakkikellon ja asettaa ajat uuteen kelloon parhaan harkintansa mukaan.',
  'clock.wrong-setting': {
    text: 'Jos pelin aikana huomataan, että jompikumpi kello on asetettu väärin, kumpi tahansa pelaaja tai tuomari pysäyttää shakkikellon heti, ja tuomari korjaa asetukset, ajat ja tarvittaessa siirtolaskurin parhaan harkintansa mukaan. Nopeassa shakissa ja pikashakissa ilman asianmukaista valvontaa asetuksia muutetaan kummankin pelaajan suoritettua loppuun kymmenen siirtoa vain, jos kilpailun aikataulu muuten kärsisi.',
    in: {
      'fide-2009':
        'Jos pelin aikana huomataan, että jompikumpi kello on asetettu väärin, kumpi tahansa pelaaja tai tuomari pysäyttää shakkikellon heti, ja tuomari korjaa asetukset, ajat ja siirtolaskurin parhaan harkintansa mukaan. Nopeassa shakissa ja pikashakissa ilman asianmukaista valvontaa tämä ei ole enää mahdollista, kun kumpikin pelaaja on suorittanut loppuun kolme siirtoa.',
      'finland-blitz-2008':
        'Jos huomataan, ennen kuin kumpikin pelaaja on tehnyt kolme siirtoa, että jompikumpi kello on asetettu väärin, kumpi tahansa pelaaja tai tuomari pysäyttää shakkikellon heti, ja tuomari korjaa asetukset, ajat ja siirtolaskurin parhaan harkintansa mukaan. Sen jälkeen asetuksista ei voi enää esittää vaatimusta.',
    },
  },
  'clock.interrupt': 'Kun peli on keskeytettävä, tuomari pysäyttää molemmat kellot.',
  'clock.player-stop': {
    text: 'Pelaaja saa pysäyttää kellot vain pyytääkseen tuomarin apua, esimerkiksi kun korotuksessa tarvittavaa nappulaa ei ole saatavilla tai kun hän vaatii tasapeliä.',
    in: {
      'finland-blitz-2008':
        'Pelaaja saa pysäyttää kellot vain kutsuakseen tuomarin, esimerkiksi kiistatilanteessa tai vaatiessaan tasapeliä tai voittoa, tai hakeakseen korotuksessa tarvittavan nappulan.',
    },
  },
  'clock.restart': 'Tuomari päättää, milloin peliä jatketaan kellojen pysäyttämisen jälkeen.',
  'clock.stop-unjustified':
    'Kun pelaaja on pysäyttänyt kellot kutsuakseen tuomarin, tuomari arvioi, oliko siihen pätevä syy. Jos syytä ei selvästikään ollut, pelaajaa rangaistaan.',
  'display.allowed':
    'Pelisalissa sallitaan kuvaruudut, monitorit ja näyttötaulut, jotka näyttävät aseman, siirrot ja niiden määrän, sekä kellot, jotka näyttävät siirtojen määrän.',
  'display.no-claim':
    'Pelaaja ei voi perustaa vaatimusta pelkästään siihen, mitä pelisalin kuvaruutu, monitori, näyttötaulu tai kello näyttää asemasta tai siirroista.',
}
