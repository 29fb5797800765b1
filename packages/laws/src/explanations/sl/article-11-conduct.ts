import type { Explanations } from '../explanation.js'

/** Article 11 (2009: 12): the conduct of the players. */
export const article11Conduct: Explanations = {
  'conduct.disrepute': 'Igralci ne smejo storiti ničesar, kar bi škodovalo ugledu šaha.',
  'venue.definition': {
    text: 'Prireditveni prostor obsega igralni prostor, prostore za počitek, stranišča, prostor za osvežitev, prostor za kadilce in druge prostore, ki jih določi sodnik.',
    in: {
      'fide-2009':
        'Prireditveni prostor obsega igralni prostor, prostore za počitek in za osvežitev, prostor za kadilce in druge prostore, ki jih določi sodnik.',
    },
  },
  'venue.area': 'Igralni prostor je prostor, v katerem se igrajo partije tekmovanja.',
  'venue.leave': 'Igralec sme zapustiti prireditveni prostor samo z dovoljenjem sodnika.',
  'venue.leave-on-move':
    'Igralec, ki je na potezi, sme zapustiti igralni prostor samo z dovoljenjem sodnika.',
  'venue.access': 'Kdor ni ne igralec ne sodnik, sme v igralni prostor samo z dovoljenjem sodnika.',
  'venue.report':
    'Pravila tekmovanja lahko določijo, da se mora igralec, ki ni na potezi, javiti sodniku, kadar želi zapustiti igralni prostor.',
  'conduct.no-aids':
    'Med igro igralec ne sme uporabljati zapiskov, virov informacij ali nasvetov niti analizirati katerekoli partije na drugi šahovnici.',
  'device.ban': {
    text: 'Med igro igralec v prireditvenem prostoru ne sme imeti nobene elektronske naprave, ki je sodnik ni izrecno odobril.',
    in: {
      'fide-2009':
        'Brez dovoljenja sodnika igralec v prireditvenem prostoru ne sme imeti mobilnega telefona ali druge elektronske komunikacijske naprave, razen če je popolnoma izključena.',
    },
  },
  'device.bag':
    'Pravila tekmovanja lahko dovolijo, da je popolnoma izključena naprava v igralčevi torbi, ki je odložena po dogovoru s sodnikom. Nobeden od igralcev torbe potem ne sme uporabljati brez dovoljenja sodnika.',
  'device.sound-2009': {
    text: 'Če igralčev mobilni telefon ali druga komunikacijska naprava v prireditvenem prostoru odda kakršenkoli zvok, ta igralec partijo izgubi, nasprotnik pa zmaga. Če nasprotnik ne bi mogel zmagati z nobenim zaporedjem pravilnih potez, dobi le pol točke.',
    in: {
      'finland-2009':
        'Na tekmovanjih, ki ne štejejo za rating FIDE, velja zvok igralčevega telefona za navadno motenje: najprej pripomba, nato opomin, ob nadaljnji ponovitvi pa lahko sodnik partijo razglasi za izgubljeno. Na tekmovanjih za rating FIDE igralec zaradi zvoka partijo izgubi, nasprotnik pa zmaga.',
    },
  },
  'device.sound-2009-half': {
    text: 'Če je partija izgubljena zaradi zvoka igralčeve naprave, nasprotnik pa ne bi mogel zmagati z nobenim zaporedjem pravilnih potez, dobi nasprotnik pol točke; kršitelj ostane brez točke.',
    in: {
      'finland-2009':
        'Če je na tekmovanju za rating FIDE partija izgubljena zaradi zvoka igralčeve naprave, nasprotnik pa ne bi mogel zmagati z nobenim zaporedjem pravilnih potez, dobi nasprotnik pol točke; kršitelj ostane brez točke.',
    },
  },
  'device.possession':
    'Igralec, za katerega je očitno, da ima v prireditvenem prostoru pri sebi neodobreno elektronsko napravo, partijo izgubi, nasprotnik pa zmaga, tudi če ne bi mogel matirati. Pravila tekmovanja lahko določijo milejšo kazen.',
  'device.search':
    'Sodnik lahko od igralca zahteva, da na samem dovoli pregled oblačil, torb, drugih predmetov ali telesa. Pregled opravi sodnik ali oseba, ki jo sodnik pooblasti; kdor pregleduje, mora biti istega spola kot igralec. Če igralec pregled zavrne, mu sodnik izreče eno od predvidenih kazni.',
  'conduct.smoking': {
    text: 'Kajenje, tudi elektronskih cigaret, je dovoljeno samo v delu prireditvenega prostora, ki ga za to določi sodnik.',
    in: {
      'fide-2009':
        'Kajenje je dovoljeno samo v delu prireditvenega prostora, ki ga za to določi sodnik.',
    },
  },
  'conduct.spectator': 'Igralec, ki je svojo partijo končal, velja za gledalca.',
  'conduct.no-disturb':
    'Nasprotnika ni dovoljeno na noben način motiti ali vznemirjati. Sem spadajo tudi nerazumne reklamacije, nerazumne ponudbe remija in vnašanje virov hrupa v igralni prostor.',
  'conduct.penalty-link': {
    text: 'Igralec, ki prekrši katerokoli pravilo o vedenju (ugled šaha, zapuščanje prireditvenega ali igralnega prostora, pripomočki in naprave, kajenje, motenje nasprotnika), dobi eno od kazni, ki jih ima na voljo sodnik.',
    in: {
      'fide-2009':
        'Igralec, ki prekrši katerokoli pravilo o vedenju (ugled šaha, zapuščanje prireditvenega ali igralnega prostora, pripomočki in naprave, kajenje, napačna raba zapisnika, motenje nasprotnika), dobi eno od kazni, ki jih ima na voljo sodnik.',
      'finland-blitz-2008':
        'Igralec, ki prekrši katerokoli pravilo o vedenju (ugled šaha, zapuščanje prireditvenega ali igralnega prostora, pripomočki in naprave, kajenje, napačna raba zapisnika, motenje nasprotnika), je lahko kaznovan: prvič z opominom, drugič v isti partiji z izgubo partije, za ponavljajoče se kršitve v več partijah pa z drugimi kaznimi.',
    },
  },
  'conduct.persistent':
    'Igralec, ki vztrajno noče upoštevati Pravil šaha, partijo izgubi. Točkovni izid nasprotnika določi sodnik.',
  'conduct.both-guilty':
    'Če oba igralca vztrajno nočeta upoštevati Pravil šaha, se partija razglasi za izgubljeno za oba.',
  'conduct.explanation': 'Igralec lahko sodnika prosi, naj mu razloži posamezne točke Pravil šaha.',
  'appeal.right': {
    text: 'Če pravila tekmovanja ne določajo drugače, se lahko igralec pritoži zoper vsako odločitev sodnika, tudi potem, ko je že podpisal zapisnik.',
    in: {
      'fide-2009':
        'Če pravila tekmovanja ne določajo drugače, se lahko igralec pritoži zoper vsako odločitev sodnika, razen zoper odločitev o reklamaciji remija v hitrem koncu partije.',
    },
  },
  'appeal.excluded':
    'Zoper odločitev o reklamaciji remija v hitrem koncu partije ni pritožbe, naj se je partija igrala s sodnikom v prireditvenem prostoru ali brez njega.',
  'conduct.help-reconstruct':
    'Oba igralca morata sodniku pomagati vedno, ko je treba partijo rekonstruirati, tudi pri reklamacijah remija.',
  'conduct.check-claim':
    'Preverjanje reklamacije trikratne ponovitve ali 50 potez je dolžnost igralcev, pod nadzorom sodnika.',
}
