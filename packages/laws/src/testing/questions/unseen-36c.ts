import type { WrittenLanguage } from '../../explanations/language.js'
import type { Questions } from './questions.js'

/**
 * The whole Laws, 20 questions in each language, part 3 of 3. Written without knowledge of the
 * search and its words.
 */
export const unseen36C: Readonly<Record<WrittenLanguage, Questions>> = {
  en: [
    [
      'he picked up his bishop, put it back and moved a knight instead',
      ['touch.own-first', 'touch.scope'],
    ],
    ['castling queenside when b1 is under attack', ['castle.barred-attack']],
    ['underpromotion to knight', ['pawn.promote-must', 'pawn.promote-any']],
    [
      'how much time penalty illegal move rapid',
      ['rapid.penalty.one-minute', 'illegal.penalty-time', 'rapid.unsup.illegal.cost.2018'],
    ],
    [
      'moving with the right hand and hitting the clock with the left',
      ['clock.same-hand', 'fb.clock.same-hand'],
    ],
    ['I forgot to hit my clock, can the arbiter let me know', ['arb.no-reminders']],
    ['nobody is at the board when the round begins', ['default.both-absent']],
    ['what happens to the minutes I saved before move 40', ['time.carry-over']],
    [
      'can I answer first and then write down both moves',
      ['score.reply-first', 'score.before-next'],
    ],
    [
      'he writes little reminders to himself on his notation sheet',
      ['score.only-use', 'conduct.no-aids'],
    ],
    ["I'll take a draw if your team mate does too", ['draw.offer-no-conditions']],
    [
      'do I make the move on the board before claiming three fold',
      ['rep.intended', 'claim.lost-by-touch'],
    ],
    ['mate exactly on move 75 of the 75 move rule', ['auto.mate-first']],
    ['agreeing a draw after 1 e4 e5', ['end.agreement', 'draw.regs-restrict']],
    ['arbiter wants to look inside my backpack', ['device.search']],
    ['opponent hums and taps his foot', ['conduct.no-disturb']],
    ['can parents stand next to the board', ['venue.access', 'arb.no-interference']],
    [
      'fire alarm went off in the middle of the round, do we get time back',
      ['arb.extra-time', 'clock.interrupt'],
    ],
    [
      'fischer random castling where do king and rook end up',
      ['c960.castle.final-squares', 'c960.castle.c-side', 'c960.castle.g-side'],
    ],
    ['article 9.2', ['rep.claim', 'rep.intended', 'rep.appeared', 'rep.same-position']],
  ],
  sl: [
    ['trdnjavo sem premaknil in vrnil nazaj, ali še lahko rokiram', ['castle.lost-rook']],
    ['kdaj gre kmet lahko za dve polji', ['pawn.two-step']],
    [
      'prijel sem njegovega konja, pa ga nimam s čim vzeti',
      ['touch.none-possible', 'touch.opponent-first'],
    ],
    [
      'kralja sem že dal na g1, trdnjave še ne, si lahko premislim',
      ['made.castling-king-released', 'made.castling'],
    ],
    [
      'napačno potezo sem popravil še preden sem pritisnil uro, je to kazen',
      ['illegal.completed-when', 'made.illegal-replace'],
    ],
    ['v sedmi potezi sva opazila da bi moral jaz imeti bele', ['irreg.colours-reversed']],
    ['je dovoljeno da sam ustavim uro in grem po sodnika', ['clock.player-stop']],
    [
      'štirideseto potezo sem naredil, ure pa nisem utegnil pritisniti in je padla',
      ['completed.by-press', 'flag.loss', 'time.quota'],
    ],
    [
      'nisem pisal v časovni stiski, zdaj je padla zastavica',
      ['score.one', 'score.neither', 'score.update-after-flag'],
    ],
    [
      'kako v zapisnik vpišem da sem ponudil remi',
      ['note.draw-offer', 'draw.offer-record', 'score.mark-offer'],
    ],
    ['hotel sem reklamirati tretjo ponovitev, pa sem že prijel figuro', ['claim.lost-by-touch']],
    ['ista pozicija petič', ['auto.fivefold']],
    ['predal sem se, potem pa videl da sploh nisem izgubljal', ['end.resign']],
    ['mobitel ugasnjen v nahrbtniku', ['device.bag', 'device.ban', 'device.possession']],
    ['med partijo analizira na žepnem šahu', ['conduct.no-aids']],
    ['igralec sploh ne posluša sodnika in dela po svoje', ['conduct.persistent']],
    ['lahko sodnik igralca vrže s turnirja', ['penalty.expulsion']],
    ['zamudil na nadaljevanje prekinjene partije', ['adjourn.late.loss', 'adjourn.late.override']],
    [
      'šah 960 kako postavimo figure',
      [
        'c960.start.random',
        'c960.start.king-between',
        'c960.start.bishops',
        'c960.start.mirror',
        'c960.start.generator',
        'c960.start.pawns',
      ],
    ],
    [
      'člen 4.3',
      [
        'touch.scope',
        'touch.own-first',
        'touch.opponent-first',
        'touch.both-colours',
        'touch.order-unclear',
      ],
    ],
  ],
  sr: [
    ['пешак стигао до краја, шта све може да постане', ['pawn.promote-must', 'pawn.promote-any']],
    ['шта је ан пасан', ['pawn.en-passant', 'pawn.en-passant-now']],
    [
      'противник остао под шахом и притиснуо сат, шта сад',
      ['illegal.restore', 'illegal.penalty-time', 'illegal.completed-when', 'illegal.replacement'],
    ],
    ['лактом закачио топа', ['touch.contact-is-intent', 'touch.scope', 'irreg.displaced-own-time']],
    [
      'kazna za nemoguc potez u cugeru',
      ['blitz.penalty.one-minute', 'blitz.unsup.illegal.cost-2018', 'illegal.penalty-time'],
    ],
    [
      'у рапиду сат погрешно навијен, приметили тек у 12. потезу',
      ['rapid.unsup.clock.window', 'rapid.unsup.clock.schedule-exception', 'clock.wrong-setting'],
    ],
    [
      'време ми истекло, нико није видео, и ја дам мат',
      ['flag.considered-fallen', 'flag.exceptions', 'end.mate'],
    ],
    [
      'сат не додаје секунде, неисправан је',
      ['clock.replace-defective', 'clock.wrong-setting', 'clock.conclusive'],
    ],
    [
      'морам ли да седим за таблом тачно кад почне коло',
      ['default.time-value', 'gloss.zero-tolerance', 'default.late-loses'],
    ],
    ['пише тако да се ништа не може прочитати', ['score.record']],
    [
      'враћање партије на другој табли јер ниједан записник није цео',
      ['score.reconstruct', 'score.note-first', 'conduct.help-reconstruct'],
    ],
    ['организатор забранио реми пре 40. потеза', ['draw.regs-restrict']],
    ['да ли је иста позиција ако су скакачи заменили места', ['rep.same-position']],
    ['kralj nema gde a pioni blokirani, nije šah', ['end.stalemate']],
    ['može li zbir bodova za jednu partiju biti veći od jedan', ['points.cap']],
    ['тренер даје знаке играчу', ['conduct.no-aids', 'arb.no-interference', 'arb.expel']],
    [
      'сме ли играч са суседне табле да каже да је пала заставица',
      ['arb.no-interference', 'arb.report-only', 'fb.spectators'],
    ],
    [
      'шта све пише на коверту прекинуте партије',
      [
        'adjourn.envelope.names',
        'adjourn.envelope.position',
        'adjourn.envelope.times',
        'adjourn.envelope.sealer',
        'adjourn.envelope.number',
        'adjourn.envelope.draw-offer',
        'adjourn.envelope.resumption',
      ],
    ],
    ['може ли рокада већ у првом потезу у фишеровом шаху', ['c960.castle.first-move']],
    [
      'члан 11.3',
      [
        'conduct.no-aids',
        'device.ban',
        'device.bag',
        'device.possession',
        'device.search',
        'conduct.smoking',
      ],
    ],
  ],
  cs: [
    ['rošáda s věží která vznikla z pěšce', ['castle.definition', 'castle.lost-rook']],
    ['může kůň přeskakovat figurky', ['move.knight']],
    ['soupeř sáhl na krále a pak na věž, ale rošovat nemůže', ['touch.castle-illegal']],
    ['stěžovat si na dotyk až po svém tahu', ['touch.claim-forfeit']],
    [
      'nechal pěšáka na poslední řadě a mačkl hodiny, je to automaticky dáma?',
      ['illegal.unpromoted'],
    ],
    ['kolik partií smí hlídat jeden rozhodčí v rapidu', ['rapid.sup.ratio']],
    [
      'kolemjdoucí nám shodil figurky',
      ['irreg.displaced-later', 'arb.extra-time', 'irreg.displaced-stop'],
    ],
    [
      'kdo má ohlásit pád praporku',
      [
        'flag.considered-fallen',
        'rapid.unsup.flag.arbiter-calls',
        'rapid.unsup.flag.by-claim',
        'rapid.unsup.flag.claim-act',
      ],
    ],
    ['muzu si zastavit hodiny a jit na zachod', ['clock.player-stop', 'clock.stop-unjustified']],
    ['na které straně stolu mají být hodiny', ['clock.placement', 'fb.clock.direction']],
    ['soupeř zapisuje dlouze i s výchozím polem', ['note.long-form']],
    ['značka pro mat', ['note.sign.mate']],
    ['nabídl jsem remízu a rozmyslel si to', ['draw.offer-irrevocable']],
    ['když reklamuju opakování, může soupeř prostě souhlasit', ['draw.claim-is-offer']],
    ['automatická remíza bez reklamace', ['auto.fivefold', 'auto.seventyfive']],
    ['kolik bodů je za remízu', ['points.standard']],
    ['soupeř chrastí klíči a funí', ['conduct.no-disturb']],
    ['smí mi rozhodčí říct kolik tahů chybí do kontroly', ['arb.no-move-count']],
    ['přerušená partie, kdo hlídá obálku', ['adjourn.envelope.custody']],
    ['článek 8.4', ['score.exempt', 'score.update-after-flag']],
  ],
  fi: [
    ['kuningas on jo kerran liikkunut, voiko tornittaa', ['castle.lost-king']],
    ['voiko olla kaksi kuningatarta', ['pawn.promote-any']],
    ['kumpi aloittaa', ['game.white-first']],
    [
      'nappula on jo ruudussa mutta sormi vielä kiinni, saako vaihtaa',
      ['made.released-fixed', 'made.plain'],
    ],
    [
      'huomasin laittoman siirron vasta kun olin itse jo siirtänyt, blitz',
      [
        'fb.win.illegal.cutoff',
        'fb.illegal.unnoticed',
        'blitz.unsup.illegal.stands',
        'rapid.unsup.illegal.stands',
        'rapid.unsup.illegal.window',
      ],
    ],
    [
      'minulla ratsu, vastustajan aika loppui pikapelissä, voitanko',
      [
        'fb.win.flag.material',
        'fb.draw.flag-no-material',
        'fb.win.flag.forced-line',
        'flag.draw-no-mate',
      ],
    ],
    [
      'laiton siirto ja ajan loppuminen yhtä aikaa',
      ['fb.order.illegal-vs-flag', 'fb.order.events', 'fb.order.fallback'],
    ],
    [
      'ikuinen shakki pikapelissä',
      [
        'fb.draw.no-progress.grounds',
        'fb.draw.no-progress.claim',
        'fb.draw.no-progress.test',
        'rep.claim',
      ],
    ],
    [
      'kännykkä pirahti fide-elo turnauksessa',
      ['fi.phone-rated', 'device.sound-2009', 'device.possession'],
    ],
    ['kannykka kiinni laukussa', ['device.bag', 'device.ban', 'device.possession']],
    ['vastustaja naputtaa kynää koko ajan', ['conduct.no-disturb']],
    [
      'sähköt meni poikki kesken kierroksen',
      ['clock.interrupt', 'clock.restart', 'arb.extra-time'],
    ],
    [
      'fischer lisäaika',
      ['gloss.cumulative', 'time.per-move', 'gloss.increment-range', 'fb.time.increment'],
    ],
    ['jaako poytakirja pelaajalle', ['score.property']],
    ['tarjosin tasapeliä, vastustaja tarttui nappulaan ja suostui sitten', ['draw.offer-lapse']],
    ['kukaan ei ole syönyt mitään 50 siirtoon', ['fifty.done', 'fifty.claim', 'fifty.intended']],
    ['luovutin vaikka toisella oli pelkkä kuningas', ['end.resign-draw', 'end.resign']],
    ['kuorisiirrosta ei saa selvää', ['adjourn.bad-seal.unreadable', 'adjourn.bad-seal.ambiguous']],
    [
      'mitä kirjoitan pöytäkirjaan kun lyön ohesta',
      ['note.sign.ep', 'note.ep.mark', 'note.ep.square'],
    ],
    ['kohta 6.9', ['flag.loss', 'flag.exceptions', 'flag.draw-no-mate']],
  ],
}
