import type { Explanations } from '../explanation.js'

/** Article 8: recording the moves. */
export const article08: Explanations = {
  'score.record': {
    text: 'Med partijo oba igralca zapisujeta svoje in nasprotnikove poteze, potezo za potezo, jasno in čitljivo v algebraični notaciji, na papirnati zapisnik, predpisan za tekmovanje, ali na certificiran elektronski zapisnik.',
    in: {
      'fide-2018':
        'Med partijo oba igralca zapisujeta svoje in nasprotnikove poteze, potezo za potezo, jasno in čitljivo v algebraični notaciji, na zapisnik, predpisan za tekmovanje.',
      'fide-2017':
        'Med partijo oba igralca zapisujeta svoje in nasprotnikove poteze, potezo za potezo, jasno in čitljivo v algebraični notaciji, na zapisnik, predpisan za tekmovanje.',
      'fide-2009':
        'Med partijo oba igralca zapisujeta svoje in nasprotnikove poteze, potezo za potezo, jasno in čitljivo v algebraični notaciji, na zapisnik, predpisan za tekmovanje.',
    },
  },
  'score.no-advance': {
    text: 'Poteze ni dovoljeno zapisati, preden je izvršena, razen kadar igralec z nameravano potezo reklamira remi zaradi ponovitve pozicije ali po pravilu 50 potez ali kadar ob prekinitvi kuvertira potezo.',
    in: {
      'finland-blitz-2008':
        'Poteze ni dovoljeno zapisati, preden je izvršena, razen kadar igralec z nameravano potezo reklamira remi po pravilu 50 potez ali kadar ob prekinitvi kuvertira potezo.',
    },
  },
  'score.reply-first': 'Igralec sme na nasprotnikovo potezo odgovoriti, še preden jo zapiše.',
  'score.before-next': 'Igralec mora svojo prejšnjo potezo zapisati, preden izvrši naslednjo.',
  'score.only-use':
    'Zapisnik se sme uporabljati samo za poteze, čase na urah, ponudbe remija, zadeve v zvezi z reklamacijo in druge pomembne podatke.',
  'score.mark-offer':
    'Vsako ponudbo remija morata oba igralca na svojem zapisniku označiti z znakom (=).',
  'score.assistant':
    'Igralec, ki ne more zapisovati potez, si lahko priskrbi pomočnika, ki jih zapisuje namesto njega. Pomočnik mora biti sprejemljiv za sodnika.',
  'score.assistant-time': {
    text: 'Če poteze namesto igralca zapisuje pomočnik, sodnik temu igralcu pravično prilagodi čas na uri. Igralcu z invalidnostjo se čas ne prilagaja.',
    in: {
      'fide-2009':
        'Če poteze namesto igralca zapisuje pomočnik, sodnik temu igralcu pravično prilagodi čas na uri.',
    },
  },
  'score.visible': 'Zapisnik mora biti ves čas partije viden sodniku.',
  'score.property': {
    text: 'Zapisniki pripadajo organizatorju tekmovanja. Pokvarjeni elektronski zapisnik sodnik zamenja.',
    in: {
      'fide-2018': 'Zapisniki pripadajo organizatorju tekmovanja.',
      'fide-2017': 'Zapisniki pripadajo organizatorju tekmovanja.',
      'fide-2009': 'Zapisniki pripadajo organizatorju tekmovanja.',
    },
  },
  'score.exempt':
    'Igralcu, ki ima v neki periodi na uri manj kot pet minut in se mu na potezo doda manj kot 30 sekund, do konca te periode ni treba zapisovati, tudi če se mu čas spet dvigne nad pet minut.',
  'score.update-after-flag':
    'Ko pade ena od zastavic, mora igralec, čigar zapisnik ni popoln, tega v celoti dopolniti, preden na šahovnici premakne figuro.',
  'score.neither':
    'Če zapisovati ni treba nobenemu od igralcev, naj sodnik ali pomočnik poskuša biti navzoč in zapisovati poteze. Takoj ko pade ena od zastavic, sodnik ustavi uri, igralca pa svoja zapisnika dopolnita s pomočjo sodnikovega ali nasprotnikovega.',
  'score.one':
    'Če zapisovati ni treba le enemu od igralcev, mora ta, takoj ko pade katerakoli zastavica, v celoti dopolniti svoj zapisnik, preden na šahovnici premakne figuro.',
  'score.borrow':
    'Igralec, ki po padcu zastavice dopolnjuje svoj zapisnik in je na potezi, sme uporabiti nasprotnikovega. Vrniti ga mora, preden izvrši potezo.',
  'score.reconstruct':
    'Če popolnega zapisnika ni, morata igralca partijo rekonstruirati na drugi šahovnici pod nadzorom sodnika ali pomočnika.',
  'score.note-first': {
    text: 'Pred rekonstrukcijo partije sodnik ali pomočnik najprej zapiše dejansko pozicijo, čase na urah, čigava ura je tekla in, če je znano, število izvršenih potez.',
    in: {
      'fide-2009':
        'Pred rekonstrukcijo partije sodnik ali pomočnik najprej zapiše dejansko pozicijo, čase na urah in, če je znano, število izvršenih potez.',
    },
  },
  'score.unprovable': {
    text: 'Če zapisnikov ni mogoče dopolniti tako, da bi pokazali prekoračitev časa, naslednja poteza šteje za prvo v naslednji periodi, razen če obstaja dokaz, da je bilo izvršenih ali zaključenih več potez.',
    in: {
      'fide-2009':
        'Če zapisnikov ni mogoče dopolniti tako, da bi pokazali prekoračitev časa, naslednja poteza šteje za prvo v naslednji periodi, razen če obstaja dokaz, da je bilo izvršenih več potez.',
    },
  },
  'score.sign': {
    text: 'Ob koncu partije oba igralca podpišeta oba zapisnika z vpisanim rezultatom; na elektronskih zapisnikih rezultat potrdita elektronsko.',
    in: {
      'fide-2018': 'Ob koncu partije oba igralca podpišeta oba zapisnika z vpisanim rezultatom.',
      'fide-2017': 'Ob koncu partije oba igralca podpišeta oba zapisnika z vpisanim rezultatom.',
      'fide-2009': 'Ob koncu partije oba igralca podpišeta oba zapisnika z vpisanim rezultatom.',
    },
  },
  'score.signed-stands':
    'Rezultat, ki sta ga oba igralca potrdila na zapisnikih, velja, tudi če je napačen, razen če sodnik odloči drugače.',
}
