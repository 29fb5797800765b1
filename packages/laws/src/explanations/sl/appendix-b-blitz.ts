import type { Explanations } from '../explanation.js'

/** Appendix B: blitz. */
export const appendixBBlitz: Explanations = {
  'blitz.def.fixed': {
    text: 'Partija, v kateri ima vsak igralec za vse poteze določen čas, je hitropotezna, če ta čas znaša 10 minut ali manj. Tudi natanko 10 minut je še hitropotezni šah.',
    in: {
      'fide-2009':
        'Partija, v kateri ima vsak igralec za vse poteze določen čas, je hitropotezna, če je ta čas krajši od 15 minut. Natanko 15 minut je pospešeni šah.',
    },
  },
  'blitz.def.increment': {
    text: 'Pri igri z dodatkom časa se igralčev osnovni čas sešteje s 60-kratnim dodatkom za potezo; partija je hitropotezna, če vsota znaša 10 minut ali manj. 3 minute z 2 sekundama na potezo torej štejejo kot 5 minut.',
    in: {
      'fide-2009':
        'Pri igri z dodatkom časa se igralčev osnovni čas sešteje s 60-kratnim dodatkom za potezo; partija je hitropotezna, če je vsota manjša od 15 minut. 3 minute z 2 sekundama na potezo torej štejejo kot 5 minut.',
    },
  },
  'blitz.penalty.one-minute': {
    text: 'V hitropoteznem šahu brez ustreznega nadzora časovne kazni za nepravilne poteze in za neupravičene reklamacije remija znašajo eno minuto namesto dveh. Za hitropotezni šah z ustreznim nadzorom pravila tega ne povedo; tudi tam znašajo eno minuto, razen če tekmovanje ohrani dve.',
    in: {
      'fide-2018':
        'V hitropoteznem šahu časovne kazni za nepravilne poteze in za neupravičene reklamacije remija znašajo eno minuto namesto dveh, z ustreznim nadzorom ali brez njega.',
      'fide-2017':
        'V hitropoteznem šahu časovne kazni za nepravilne poteze in za neupravičene reklamacije remija znašajo eno minuto namesto dveh, z ustreznim nadzorom ali brez njega.',
    },
  },
  'blitz.sup.ratio': {
    text: 'Nadzor nad tekmovanjem v hitropoteznem šahu je ustrezen le, če ima vsaka partija svojega sodnika. Poleg tega mora biti vsaka partija zapisana.',
    in: {
      'fide-2009':
        'Nadzor nad tekmovanjem v hitropoteznem šahu je ustrezen le, če ima vsaka partija svojega sodnika.',
    },
  },
  'blitz.sup.recorded':
    'Nadzor nad tekmovanjem v hitropoteznem šahu je ustrezen le, če vsako partijo zapisuje sodnik ali njegov pomočnik, po možnosti tudi z elektronskimi sredstvi. Poleg tega mora imeti vsaka partija svojega sodnika.',
  'blitz.sup.effect': {
    text: 'Ob ustreznem nadzoru veljajo v hitropoteznem šahu tekmovalna pravila. Če tekmovanje ne določa drugače, časovne kazni kljub temu znašajo eno minuto, igralcema pa ni treba zapisovati.',
    in: {
      'fide-2018':
        'Ob ustreznem nadzoru veljajo v hitropoteznem šahu tekmovalna pravila, vendar časovne kazni znašajo eno minuto. Če tekmovanje ne določa drugače, igralcema ni treba zapisovati.',
      'fide-2017':
        'Ob ustreznem nadzoru veljajo v hitropoteznem šahu tekmovalna pravila, vendar časovne kazni znašajo eno minuto. Če tekmovanje ne določa drugače, igralcema ni treba zapisovati.',
      'fide-2009':
        'Ob ustreznem nadzoru veljajo v hitropoteznem šahu tekmovalna pravila, s polnimi kaznimi in z reklamacijo remija v hitrem koncu partije. Igralcema ni treba zapisovati.',
    },
  },
  'blitz.sup.record-optional':
    'Tudi v hitropoteznem šahu z ustreznim nadzorom igralcema ni treba zapisovati potez.',
  'blitz.sup.show-sheet':
    'V hitropoteznem šahu z ustreznim nadzorom lahko igralec, ki je na potezi, kadarkoli zahteva, da mu sodnik ali njegov pomočnik pokaže uradni zapis partije. Ura se zaradi tega ne ustavi.',
  'blitz.sup.show-sheet.limit':
    'V hitropoteznem šahu z ustreznim nadzorom sme igralec uradni zapis zahtevati največ petkrat v partiji. Vsaka nadaljnja zahteva šteje za motenje nasprotnika in se tako tudi kaznuje.',
  'blitz.unsup.base': {
    text: 'Veljajo pravila za pospešeni šah brez ustreznega nadzora. Igralcema ni treba zapisovati, časovne kazni pa znašajo eno minuto.',
    in: {
      'fide-2009':
        'Veljajo pravila za pospešeni šah brez ustreznega nadzora, z dvema izjemama: z reklamirano nepravilno potezo igralec takoj izgubi, reklamacije remija v hitrem koncu partije pa ni.',
    },
  },
  'blitz.unsup.no-quickplay-claim': {
    text: 'Ni mogoče reklamirati remija, češ da nasprotnik ne more zmagati na običajen način ali si za to ne prizadeva. Enako velja ob ustreznem nadzoru.',
    in: {
      'fide-2009':
        'Ni mogoče reklamirati remija, češ da nasprotnik ne more zmagati na običajen način ali si za to ne prizadeva. Kjer ima vsaka partija svojega sodnika, je taka reklamacija mogoča.',
    },
  },
  'blitz.unsup.no-A4c':
    'Pravilo pospešenega šaha o nepravilnih potezah ne velja; hitropotezni šah ima svoje, po katerem lahko nasprotnik reklamira zmago. Sodnik tudi ne posreduje, če sta oba kralja v šahu ali promocija ni bila dokončana.',
  'blitz.unsup.illegal.completed':
    'Nepravilna poteza je zaključena, ko igralec pritisne uro. Do takrat jo mora popraviti, in to brez kazni.',
  'blitz.unsup.illegal.claim-win-2009':
    'Nasprotnik lahko zaradi zaključene nepravilne poteze, že prve, reklamira zmago, dokler ne izvrši svoje naslednje poteze. Brez reklamacije sodnik ne ukrepa.',
  'blitz.unsup.illegal.claim-draw-2009':
    'Če nasprotnik igralca, ki je izvršil nepravilno potezo, ne more matirati z nobenim zaporedjem pravilnih potez, sme reklamirati le remi, in to le, dokler ne izvrši svoje naslednje poteze.',
  'blitz.unsup.illegal.cost-2017':
    'Igralec izgubi partijo že s prvo zaključeno nepravilno potezo, če jo sodnik opazi ali nasprotnik reklamira, preden nasprotnik izvrši svojo naslednjo potezo. Partija je remi, če nasprotnik ne more matirati z nobenim zaporedjem pravilnih potez.',
  'blitz.unsup.illegal.cost-2018':
    'Če nepravilno potezo opazi sodnik ali jo nasprotnik reklamira, preden izvrši svojo naslednjo potezo, se popravi. Za prvo dobi nasprotnik eno dodatno minuto, z drugo igralec partijo izgubi. Partija je remi, če nasprotnik ne more matirati z nobenim zaporedjem pravilnih potez.',
  'blitz.unsup.illegal.stands': {
    text: 'Nepravilna poteza obvelja, če pred nasprotnikovo naslednjo izvršeno potezo ni ne reklamacije ne posredovanja sodnika. Potem jo je mogoče popraviti le še, če se igralca o tem sporazumeta brez sodnika.',
    in: {
      'fide-2009':
        'Nepravilna poteza obvelja, če je nasprotnik ne reklamira, preden izvrši svojo naslednjo potezo. Potem jo je mogoče popraviti le še, če se igralca o tem sporazumeta brez sodnika.',
    },
  },
  'blitz.regs.declare':
    'Pravila tekmovanja v hitropoteznem šahu morajo za celotno tekmovanje določiti, ali se igra po pravilih za ustrezen nadzor ali po pravilih za igro brez njega.',
}
