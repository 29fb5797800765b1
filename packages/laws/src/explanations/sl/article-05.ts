import type { Explanations } from '../explanation.js'

/** Article 5: the end of the game. */
export const article05: Explanations = {
  'end.mate': 'Igralec, ki je matiral nasprotnikovega kralja, zmaga in partija je takoj končana.',
  'end.mate-validity': {
    text: 'Mat konča partijo samo, če je bila poteza, s katero je bil dan, pravilna in izvršena v skladu s pravili o popravljanju, dotikanju in izpuščanju figur. Če je igralec zanjo uporabil obe roki, mat kljub temu velja.',
    in: {
      'fide-2009':
        'Mat konča partijo samo, če je bila poteza, s katero je bil dan, pravilna. Če je igralec z njo kršil pravila o dotaknjenih figurah, mat kljub temu velja.',
    },
  },
  'end.resign': {
    text: 'Ko igralec izjavi, da se vdaja, je partija takoj končana in nasprotnik zmaga. Partija je remi, če ga nasprotnik ne more matirati z nobenim zaporedjem pravilnih potez.',
    in: {
      'fide-2009':
        'Ko igralec izjavi, da se vdaja, je partija takoj končana in nasprotnik zmaga, ne glede na to, katere figure še ima.',
      'fide-2017':
        'Ko igralec izjavi, da se vdaja, je partija takoj končana in nasprotnik zmaga, ne glede na to, katere figure še ima.',
      'fide-2018':
        'Ko igralec izjavi, da se vdaja, je partija takoj končana in nasprotnik zmaga, ne glede na to, katere figure še ima.',
    },
  },
  'end.resign-draw':
    'Če se igralec vda v poziciji, v kateri ga nasprotnik ne more matirati z nobenim zaporedjem pravilnih potez, je partija remi.',
  'end.stalemate': {
    text: 'Partija je takoj remi zaradi pata, ko igralec na potezi nima nobene pravilne poteze, njegov kralj pa ni v šahu. Poteza, ki je do pata pripeljala, mora biti pravilna in izvršena v skladu s pravili o popravljanju, dotikanju in izpuščanju figur.',
    in: {
      'fide-2009':
        'Partija je takoj remi zaradi pata, ko igralec na potezi nima nobene pravilne poteze, njegov kralj pa ni v šahu. Poteza, ki je do pata pripeljala, mora biti pravilna.',
    },
  },
  'end.dead-position': {
    text: 'Partija je takoj remi, ko nastane mrtva pozicija, torej pozicija, v kateri nobeden od igralcev ne more matirati z nobenim zaporedjem pravilnih potez. Poteza, ki je do nje pripeljala, mora biti pravilna in izvršena v skladu s pravili o popravljanju, dotikanju in izpuščanju figur.',
    in: {
      'fide-2009':
        'Partija je takoj remi, ko nastane mrtva pozicija, torej pozicija, v kateri nobeden od igralcev ne more matirati z nobenim zaporedjem pravilnih potez. Poteza, ki je do nje pripeljala, mora biti pravilna.',
    },
  },
  'end.agreement': {
    text: 'Igralca se lahko med partijo dogovorita za remi; partija je s tem takoj končana. Oba morata pred tem izvršiti vsaj eno potezo, pravila tekmovanja pa lahko take dogovore omejijo.',
    in: {
      'fide-2009':
        'Igralca se lahko med partijo kadarkoli dogovorita za remi; partija je s tem takoj končana. Pravila tekmovanja lahko take dogovore omejijo.',
    },
  },
  'end.repetition-pointer':
    'Partija se lahko konča z remijem, kadar se bo ista pozicija najmanj tretjič pojavila na šahovnici ali se je pravkar pojavila. Remi mora reklamirati igralec, ki je na potezi.',
  'end.fifty-pointer':
    'Partija se lahko konča z remijem, kadar v zadnjih 50 potezah vsakega igralca ni bilo ne premika kmeta ne jemanja ali bo tako po napovedani potezi. Remi mora reklamirati igralec, ki je na potezi.',
}
