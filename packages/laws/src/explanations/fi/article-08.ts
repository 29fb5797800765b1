import type { Explanations } from '../explanation.js'

/** Article 8: recording the moves. */
export const article08: Explanations = {
  'score.record': {
    text: 'Pelin aikana kumpikin pelaaja merkitsee omat ja vastustajan siirrot siirto siirrolta, selvästi ja luettavasti, algebrallisella merkintätavalla kilpailussa käytettävään paperiseen pöytäkirjaan tai sertifioituun sähköiseen pöytäkirjaan.',
    in: {
      'fide-2018':
        'Pelin aikana kumpikin pelaaja merkitsee omat ja vastustajan siirrot siirto siirrolta, selvästi ja luettavasti, algebrallisella merkintätavalla kilpailussa käytettävään pöytäkirjaan.',
      'fide-2017':
        'Pelin aikana kumpikin pelaaja merkitsee omat ja vastustajan siirrot siirto siirrolta, selvästi ja luettavasti, algebrallisella merkintätavalla kilpailussa käytettävään pöytäkirjaan.',
      'fide-2009':
        'Pelin aikana kumpikin pelaaja merkitsee omat ja vastustajan siirrot siirto siirrolta, selvästi ja luettavasti, algebrallisella merkintätavalla kilpailussa käytettävään pöytäkirjaan.',
    },
  },
  'score.no-advance': {
    text: 'Siirtoa ei saa merkitä ennen sen tekemistä, paitsi kun pelaaja vaatii aiotulla siirrolla tasapeliä aseman toistumisen tai 50 siirron säännön perusteella tai kun hän kirjoittaa kuorisiirron pelin keskeytyessä.',
    in: {
      'finland-blitz-2008':
        'Siirtoa ei saa merkitä ennen sen tekemistä, paitsi kun pelaaja vaatii aiotulla siirrolla tasapeliä 50 siirron säännön perusteella tai kun hän kirjoittaa kuorisiirron pelin keskeytyessä.',
    },
  },
  'score.reply-first': 'Pelaaja saa vastata vastustajan siirtoon, ennen kuin merkitsee sen.',
  'score.before-next':
    'Pelaajan on merkittävä oma edellinen siirtonsa, ennen kuin hän tekee seuraavan.',
  'score.only-use':
    'Pöytäkirjaa saa käyttää vain siirtojen, kellojen aikojen, tasapelitarjousten, vaatimukseen liittyvien seikkojen ja muiden asiaan kuuluvien tietojen merkitsemiseen.',
  'score.mark-offer':
    'Kummankin pelaajan on merkittävä jokainen tasapelitarjous pöytäkirjaansa merkillä (=).',
  'score.assistant':
    'Pelaaja, joka ei pysty merkitsemään siirtoja, saa hankkia avustajan merkitsemään ne puolestaan. Avustajan on oltava tuomarin hyväksymä.',
  'score.assistant-time': {
    text: 'Jos avustaja merkitsee siirrot pelaajan puolesta, tuomari muuttaa tämän pelaajan aikaa oikeudenmukaisella tavalla. Vammaisen pelaajan aikaa ei muuteta.',
    in: {
      'fide-2009':
        'Jos avustaja merkitsee siirrot pelaajan puolesta, tuomari muuttaa tämän pelaajan aikaa oikeudenmukaisella tavalla.',
    },
  },
  'score.visible': 'Pöytäkirjan on oltava tuomarin nähtävissä koko pelin ajan.',
  'score.property': {
    text: 'Pöytäkirjat kuuluvat kilpailun järjestäjälle. Tuomari vaihtaa viallisen sähköisen pöytäkirjan.',
    in: {
      'fide-2018': 'Pöytäkirjat kuuluvat kilpailun järjestäjälle.',
      'fide-2017': 'Pöytäkirjat kuuluvat kilpailun järjestäjälle.',
      'fide-2009': 'Pöytäkirjat kuuluvat kilpailun järjestäjälle.',
    },
  },
  'score.exempt':
    'Pelaajan, jolla on jossakin jakson vaiheessa jäljellä alle viisi minuuttia ja joka saa lisäaikaa alle 30 sekuntia siirtoa kohti, ei tarvitse merkitä siirtoja jakson loppuaikana, vaikka hänen aikansa nousisi taas yli viiden minuutin.',
  'score.update-after-flag':
    'Kun jompikumpi merkkilippu on pudonnut, pelaajan, jonka pöytäkirja on puutteellinen, on saatettava se kokonaan ajan tasalle, ennen kuin hän siirtää nappulaa laudalla.',
  'score.neither':
    'Jos kummankaan pelaajan ei tarvitse merkitä siirtoja, tuomarin tai hänen apulaisensa on pyrittävä olemaan paikalla ja merkitsemään siirrot. Heti kun jompikumpi merkkilippu on pudonnut, tuomari pysäyttää kellot ja kumpikin pelaaja täydentää pöytäkirjansa tuomarin tai vastustajan pöytäkirjan avulla.',
  'score.one':
    'Jos vain toisen pelaajan ei tarvitse merkitä siirtoja, hänen on heti jommankumman merkkilipun pudottua saatettava pöytäkirjansa kokonaan ajan tasalle, ennen kuin hän siirtää nappulaa laudalla.',
  'score.borrow':
    'Siirtovuorossa oleva pelaaja, joka täydentää pöytäkirjaansa merkkilipun pudottua, saa käyttää vastustajan pöytäkirjaa. Hänen on palautettava se ennen siirron tekemistä.',
  'score.reconstruct':
    'Jos täydellistä pöytäkirjaa ei ole, pelaajien on rekonstruoitava peli toisella laudalla tuomarin tai hänen apulaisensa valvonnassa.',
  'score.note-first': {
    text: 'Ennen pelin rekonstruointia tuomari tai hänen apulaisensa merkitsee muistiin todellisen aseman, kellojen ajat, kumman kello kävi ja, jos se tiedetään, tehtyjen siirtojen määrän.',
    in: {
      'fide-2009':
        'Ennen pelin rekonstruointia tuomari tai hänen apulaisensa merkitsee muistiin todellisen aseman, kellojen ajat ja, jos se tiedetään, tehtyjen siirtojen määrän.',
    },
  },
  'score.unprovable': {
    text: 'Jos pöytäkirjoja ei saada ajan tasalle niin, että ne osoittaisivat pelaajan ylittäneen aikansa, seuraava siirto katsotaan seuraavan jakson ensimmäiseksi, ellei ole näyttöä siitä, että siirtoja on tehty tai suoritettu loppuun enemmän.',
    in: {
      'fide-2009':
        'Jos pöytäkirjoja ei saada ajan tasalle niin, että ne osoittaisivat pelaajan ylittäneen aikansa, seuraava siirto katsotaan seuraavan jakson ensimmäiseksi, ellei ole näyttöä siitä, että siirtoja on tehty enemmän.',
    },
  },
  'score.sign': {
    text: 'Pelin päätyttyä kumpikin pelaaja allekirjoittaa molemmat pöytäkirjat, joihin tulos on merkitty; sähköisessä pöytäkirjassa he hyväksyvät tuloksen sähköisesti.',
    in: {
      'fide-2018':
        'Pelin päätyttyä kumpikin pelaaja allekirjoittaa molemmat pöytäkirjat, joihin tulos on merkitty.',
      'fide-2017':
        'Pelin päätyttyä kumpikin pelaaja allekirjoittaa molemmat pöytäkirjat, joihin tulos on merkitty.',
      'fide-2009':
        'Pelin päätyttyä kumpikin pelaaja allekirjoittaa molemmat pöytäkirjat, joihin tulos on merkitty.',
    },
  },
  'score.signed-stands':
    'Tulos, jonka molemmat pelaajat ovat pöytäkirjoissa vahvistaneet, pätee, vaikka se olisi väärä, ellei tuomari päätä toisin.',
}
