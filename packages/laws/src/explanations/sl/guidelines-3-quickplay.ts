import type { Explanations } from '../explanation.js'

/** Guidelines III (2009: Article 10 and Appendix D): quickplay finish, games without increment. */
export const guidelines3Quickplay: Explanations = {
  'qpf.def':
    'Hitri konec partije je del partije, v katerem je treba vse preostale poteze odigrati v omejenem času.',
  'qpf.announced':
    'Smernice za partije brez dodatka časa veljajo samo, če je bila njihova uporaba na tekmovanju vnaprej napovedana; sicer reklamacije v hitrem koncu partije ni.',
  'qpf.scope.no-increment':
    'Smernice o hitrem koncu partije veljajo samo za redne in pospešene partije, ki se igrajo brez dodatka časa.',
  'qpf.scope.no-blitz': {
    text: 'Smernice o hitrem koncu partije nikoli ne veljajo za hitropotezni šah, ne glede na to, ali je nadzor ustrezen.',
    in: {
      'fide-2009':
        'V hitropoteznem šahu brez ustreznega nadzora remija v hitrem koncu partije ni mogoče reklamirati. Če vsako partijo nadzira po en sodnik, je reklamacija mogoča tudi v hitropoteznem šahu.',
    },
  },
  'qpf.both-flags.not-last': {
    text: 'Če sta padli obe zastavici, ni mogoče ugotoviti, katera je padla prva, in ne gre za zadnjo periodo, se partija nadaljuje. To velja le za partije rednega in pospešenega šaha brez dodatka časa in le, če je bila uporaba smernic za take partije vnaprej napovedana.',
    in: {
      'fide-2009':
        'Če sta padli obe zastavici, ni mogoče ugotoviti, katera je padla prva, in ne gre za zadnjo periodo, se partija nadaljuje. V pospešenem in hitropoteznem šahu brez ustreznega nadzora pa je remi.',
    },
  },
  'qpf.both-flags.last': {
    text: 'Če sta padli obe zastavici, ni mogoče ugotoviti, katera je padla prva, in gre za periodo, v kateri je treba zaključiti vse preostale poteze, je partija remi. To velja le za partije rednega in pospešenega šaha brez dodatka časa in le, če je bila uporaba smernic za take partije vnaprej napovedana.',
    in: {
      'fide-2009':
        'Če sta padli obe zastavici, ni mogoče ugotoviti, katera je padla prva, in gre za periodo, v kateri je treba zaključiti vse preostale poteze, je partija remi.',
    },
  },
  'qpf.incr.request':
    'Igralec, ki je na potezi in ima na svoji uri manj kot dve minuti, lahko zahteva, da se za oba igralca uvede dodatek petih sekund na potezo.',
  'qpf.incr.is-draw-offer':
    'Zahteva za dodatek petih sekund na potezo je hkrati ponudba remija: če jo nasprotnik sprejme, je partija remi.',
  'qpf.incr.granted':
    'Če nasprotnik remi zavrne, sodnik pa se z zahtevo strinja, se uri nastavita na dodatek petih sekund na potezo za oba igralca, nasprotnik dobi dve dodatni minuti in partija se nadaljuje.',
  'qpf.incr.refused':
    'Če se sodnik z zahtevo za dodatek časa ne strinja, se partija nadaljuje z nespremenjeno nastavitvijo ur in nihče ne dobi dodatnih minut.',
  'qpf.claim.when':
    'Igralec lahko v hitrem koncu partije reklamira remi samo, če je na potezi, če ima na svoji uri manj kot dve minuti in če njegova zastavica še ni padla. Natanko dve minuti sta preveč.',
  'qpf.claim.only-if-no-incr':
    'Reklamacija remija v hitrem koncu partije je mogoča samo, kjer se dodatek petih sekund na potezo ne uporablja.',
  'qpf.claim.act':
    'Igralec, ki v hitrem koncu partije reklamira remi, pokliče sodnika in lahko pri tem ustavi šahovsko uro.',
  'qpf.claim.ground.cannot':
    'Reklamacija remija v hitrem koncu partije se lahko opira na to, da nasprotnik ne more zmagati na običajen način. Ali je tako, presodi sodnik.',
  'qpf.claim.ground.no-effort':
    'Reklamacija remija v hitrem koncu partije se lahko opira na to, da si nasprotnik ne prizadeva zmagati na običajen način. Ali je tako, presodi sodnik.',
  'qpf.claim.is-draw-offer':
    'Reklamacija remija v hitrem koncu partije je tudi ponudba remija: če jo nasprotnik sprejme, je partija remi brez sodnikove odločitve.',
  'qpf.rule.agree':
    'Če se sodnik pri reklamaciji v hitrem koncu partije strinja, da nasprotnik ne more zmagati na običajen način ali da si za to ne prizadeva, razglasi partijo za remi.',
  'qpf.rule.postpone-or-reject':
    'Če sodnik ni prepričan, da je reklamacija v hitrem koncu partije upravičena, svojo odločitev preloži ali pa reklamacijo zavrne.',
  'qpf.postpone.time':
    'Če sodnik odločitev o reklamaciji v hitrem koncu partije preloži, lahko nasprotniku dodeli dve dodatni minuti, ni pa mu treba.',
  'qpf.postpone.play-on':
    'Če sodnik odločitev o reklamaciji v hitrem koncu partije preloži, se partija nadaljuje, če je le mogoče, v navzočnosti sodnika.',
  'qpf.postpone.decide-when':
    'Če je sodnik odločitev o reklamaciji v hitrem koncu partije preložil, odloči pozneje med partijo ali čim prej po padcu zastavice kateregakoli igralca.',
  'qpf.postpone.draw-test': {
    text: 'Po preložitvi odločitve o reklamaciji v hitrem koncu partije sodnik partijo razglasi za remi, če nasprotnik igralca, ki mu je padla zastavica, ne more zmagati na običajen način ali si za to ni dovolj prizadeval. Sicer o partiji odloči padec zastavice.',
    in: {
      'fide-2009':
        'Po preložitvi odločitve o reklamaciji v hitrem koncu partije sodnik partijo razglasi za remi, če končne pozicije na običajen način ni mogoče dobiti ali če si nasprotnik ni dovolj prizadeval zmagati na običajen način. Sicer o partiji odloči padec zastavice.',
    },
  },
  'qpf.reject.time':
    'Če sodnik reklamacijo v hitrem koncu partije zavrne, dobi nasprotnik dve dodatni minuti in partija se nadaljuje. Igralcu, ki je reklamiral, se čas ne odvzame.',
  'qpf.final':
    'Odločitev sodnika o reklamaciji remija v hitrem koncu partije (ugoditev, preložitev ali zavrnitev) je dokončna in pritožba zoper njo ni mogoča.',
  'qpf.noarb.applies':
    'Kjer partij v prireditvenem prostoru ne nadzira sodnik, reklamacija remija v hitrem koncu partije partijo konča; igralca zapišeta končno pozicijo, sodnik pa odloči naknadno.',
  'qpf.noarb.claim':
    'Če v prireditvenem prostoru ni sodnika, lahko igralec, ki ima na svoji uri manj kot dve minuti, reklamira remi, dokler mu zastavica ne pade; ni treba, da je na potezi. Z reklamacijo je partija takoj končana.',
  'qpf.noarb.ground.cannot':
    'Če v prireditvenem prostoru ni sodnika, lahko igralec reklamira, da nasprotnik ne more zmagati na običajen način. Zapisati mora končno pozicijo, nasprotnik pa jo mora preveriti.',
  'qpf.noarb.ground.no-effort':
    'Če v prireditvenem prostoru ni sodnika, lahko igralec reklamira, da si nasprotnik ni prizadeval zmagati na običajen način. Zapisati mora končno pozicijo in predložiti do konca izpolnjen zapisnik, nasprotnik pa mora oboje preveriti.',
  'qpf.noarb.refer': {
    text: 'Reklamacija, podana brez sodnika v prireditvenem prostoru, se predloži za to imenovanemu sodniku, ki odloči o rezultatu.',
    in: {
      'fide-2009':
        'Reklamacija, podana brez sodnika v prireditvenem prostoru, se predloži sodniku, ki odloči o rezultatu; njegova odločitev je dokončna.',
    },
  },
  'qpf.normal-means':
    'Zmagati na običajen način pomeni igrati dejavno na zmago ali imeti pozicijo z resnično možnostjo za zmago, ki ni samo padec nasprotnikove zastavice.',
}
