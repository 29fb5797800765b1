import type { Explanations } from '../explanation.js'

/** Article 4: the act of moving. */
export const article04: Explanations = {
  'touch.one-hand':
    'Vsako potezo je treba izvršiti samo z eno roko, tudi rokado, jemanje ali promocijo.',
  'touch.adjust':
    'Figure na njihovih poljih sme popravljati samo igralec, ki je na potezi, in še to le, če to prej napove, na primer z besedo »popravljam« ali »j’adoube«.',
  'touch.contact-is-intent':
    'Razen pri napovedanem popravljanju velja vsak dotik figure za nameren, če ni očitno naključen.',
  'touch.scope': {
    text: 'Pravila o dotaknjenih figurah zavezujejo samo igralca, ki je na potezi, in samo za figure na šahovnici, ki se jih dotakne z namenom, da bi z njimi igral ali jih vzel. Napovedano popravljanje je izvzeto.',
    in: {
      'fide-2009':
        'Pravila o dotaknjenih figurah zavezujejo samo igralca, ki je na potezi, in samo za figure na šahovnici, ki se jih dotakne namerno. Napovedano popravljanje je izvzeto.',
    },
  },
  'touch.own-first': {
    text: 'Če se igralec na potezi dotakne ene ali več svojih figur z namenom, da bi z njimi igral, mora igrati s prvo med njimi, ki ima pravilno potezo.',
    in: {
      'fide-2009':
        'Če se igralec na potezi namerno dotakne ene ali več svojih figur, mora igrati s prvo med njimi, ki ima pravilno potezo.',
    },
  },
  'touch.opponent-first': {
    text: 'Če se igralec na potezi dotakne ene ali več nasprotnikovih figur z namenom, da bi jih vzel, mora vzeti prvo med njimi, ki jo je mogoče vzeti s pravilno potezo.',
    in: {
      'fide-2009':
        'Če se igralec na potezi namerno dotakne ene ali več nasprotnikovih figur, mora vzeti prvo med njimi, ki jo je mogoče vzeti s pravilno potezo.',
    },
  },
  'touch.both-colours': {
    text: 'Če se igralec na potezi dotakne ene ali več figur vsake barve z namenom, da bi igral ali jemal, mora s svojo prvo dotaknjeno figuro vzeti prvo dotaknjeno nasprotnikovo figuro. Če to ni pravilna poteza, velja prva dotaknjena figura, s katero lahko igra ali jo lahko vzame: s svojo mora igrati, nasprotnikovo mora vzeti.',
    in: {
      'fide-2009':
        'Če se igralec na potezi namerno dotakne po ene figure vsake barve, mora s svojo figuro vzeti nasprotnikovo. Če to ni pravilna poteza, velja prva dotaknjena figura, s katero lahko igra ali jo lahko vzame: s svojo mora igrati, nasprotnikovo mora vzeti.',
    },
  },
  'touch.order-unclear':
    'Če ni jasno, ali se je igralec najprej dotaknil svoje ali nasprotnikove figure, velja, da se je najprej dotaknil svoje.',
  'touch.castle-duty': {
    text: 'Igralec, ki se dotakne svojega kralja in trdnjave, mora rokirati na to stran, če je rokada pravilna, razen če se je namerno najprej dotaknil trdnjave.',
    in: {
      'fide-2009':
        'Igralec, ki se namerno dotakne svojega kralja in trdnjave, mora rokirati na to stran, če je rokada pravilna, razen če se je najprej dotaknil trdnjave.',
    },
  },
  'touch.rook-then-king':
    'Igralec, ki se namerno dotakne trdnjave in nato svojega kralja, v tej potezi ne sme rokirati na to stran. Igrati mora s trdnjavo, če je to mogoče, sicer pa s kraljem; tedaj je dovoljena tudi rokada z drugo trdnjavo.',
  'touch.castle-illegal': {
    text: 'Če se igralec, ki namerava rokirati, dotakne kralja in nato trdnjave, rokada s to trdnjavo pa ni pravilna, mora izvršiti drugo pravilno potezo s kraljem; dovoljena je tudi rokada z drugo trdnjavo. Če kralj nima nobene pravilne poteze, sme igralec izvršiti katerokoli pravilno potezo.',
    in: {
      'fide-2009':
        'Če se igralec, ki namerava rokirati, dotakne kralja ali hkrati kralja in trdnjave, rokada na to stran pa ni pravilna, mora izvršiti drugo pravilno potezo s kraljem; dovoljena je tudi rokada na drugo stran. Če kralj nima nobene pravilne poteze, sme igralec izvršiti katerokoli pravilno potezo.',
    },
  },
  'touch.promotion-final':
    'Izbira nove figure pri promociji je dokončna, takoj ko se ta figura dotakne polja promocije, tudi če jo igralec še drži v roki.',
  'touch.none-possible':
    'Če z nobeno od dotaknjenih figur ni mogoče igrati in nobene ni mogoče vzeti, sme igralec izvršiti katerokoli pravilno potezo.',
  'promote.skip-square':
    'Pri promociji kmeta ni treba postaviti na polje, na katero pride; igralec lahko nanj takoj postavi novo figuro.',
  'promote.any-order':
    'Pri promociji lahko igralec v poljubnem vrstnem redu odstrani kmeta in postavi novo figuro na polje promocije.',
  'promote.capture-occupant':
    'Če na polju promocije stoji nasprotnikova figura, jo je treba vzeti, torej odstraniti s šahovnice.',
  'made.released-fixed':
    'Figure, ki jo je igralec kot pravilno potezo ali del pravilne poteze izpustil na nekem polju, v tej potezi ni več dovoljeno prestaviti na drugo polje.',
  'made.plain':
    'Navadna poteza je izvršena, ko igralec figuro izpusti na njenem novem polju. Pri tem ni pomembno, ali je ura že pritisnjena.',
  'made.capture':
    'Jemanje je izvršeno, ko je vzeta figura odstranjena s šahovnice in je igralec svojo figuro izpustil na njenem novem polju; pri jemanju mimogrede to ni polje vzetega kmeta.',
  'made.castling':
    'Rokada je izvršena, ko igralec izpusti trdnjavo na polju, ki ga je kralj prečkal.',
  'made.castling-king-released':
    'Ko igralec pri rokadi izpusti kralja, trdnjave pa še ne, poteza še ni izvršena, vendar ne sme več izvršiti nobene druge poteze kot rokado na to stran, če je ta pravilna.',
  'made.castling-illegal':
    'Če se po izpustitvi kralja izkaže, da rokada ni pravilna, mora igralec izvršiti drugo pravilno potezo s kraljem; dovoljena je tudi rokada z drugo trdnjavo. Če kralj nima nobene pravilne poteze, sme igralec izvršiti katerokoli pravilno potezo.',
  'made.promotion':
    'Promocija je izvršena, ko je igralec novo figuro izpustil na polju promocije in je kmet odstranjen s šahovnice.',
  'made.promotion-pawn-released':
    'Ko igralec kmeta izpusti na polju promocije, poteza še ni izvršena, vendar kmeta ni več dovoljeno prestaviti na drugo polje.',
  'made.illegal-replace':
    'Če se izkaže, da poteza ni pravilna, je treba namesto nje izvršiti drugo po pravilih o dotaknjenih figurah: z dotaknjeno figuro je treba igrati oziroma jo vzeti, če je to s pravilno potezo mogoče, sicer je dovoljena katerakoli pravilna poteza.',
  'touch.claim-forfeit': {
    text: 'Igralec, ki se dotakne figure z namenom, da bi z njo igral ali jo vzel, s tem izgubi pravico do reklamacije, da je nasprotnik kršil pravila o dotikanju in premikanju figur.',
    in: {
      'fide-2009':
        'Igralec, ki se namerno dotakne figure, s tem izgubi pravico do reklamacije, da je nasprotnik kršil pravila o dotikanju in premikanju figur.',
    },
  },
  'touch.move-assistant':
    'Igralec, ki sam ne more premikati figur, si lahko priskrbi pomočnika, ki to dela namesto njega. Pomočnik mora biti sprejemljiv za sodnika.',
}
