import type { WrittenLanguage } from '../../explanations/language.js'
import type { Questions } from './questions.js'

/**
 * The whole Laws, 20 questions in each language, part 2 of 3. Written without knowledge of the
 * search and its words.
 */
export const unseen36B: Readonly<Record<WrittenLanguage, Questions>> = {
  en: [
    [
      'brushed a pawn with my sleeve, do I have to move it',
      ['touch.contact-is-intent', 'touch.scope'],
    ],
    ['king moved once and came back, may he castle', ['castle.lost-king']],
    [
      'can my son have a second queen while the first one is still on the board',
      ['pawn.promote-any'],
    ],
    [
      'opponent made 2 illegal moves in a blitz tournament, do I win',
      ['blitz.unsup.illegal.cost-2018', 'illegal.penalty-loss'],
    ],
    [
      'blitz: he left his king in check, I missed it and played on, too late now?',
      ['blitz.unsup.illegal.stands', 'rapid.unsup.illegal.stands', 'rapid.unsup.illegal.window'],
    ],
    ['kid slams the clock really hard', ['clock.handling', 'fb.clock.proper']],
    ['which side of the table does the clock go', ['clock.placement', 'fb.clock.direction']],
    [
      "does mate count if I didn't hit the clock",
      ['completed.by-game-end', 'end.mate', 'flag.exceptions'],
    ],
    ['4 minutes left with 30 second increment, can I stop writing', ['score.exempt']],
    ['who gets to keep the scoresheets', ['score.property']],
    ['he offered a draw, I grabbed my rook, then wanted to say yes', ['draw.offer-lapse']],
    ['asked for a draw by repetition but it was only twice, what now', ['claim.incorrect']],
    ['does a pawn move reset the 50 move count', ['fifty.done', 'fifty.claim', 'fifty.intended']],
    ['opponent resigned when I had just a lone king', ['end.resign-draw', 'end.resign']],
    ['how many points do I get if the other guy never showed up', ['points.forfeit']],
    [
      'my game is over, can I use my phone in the hall',
      ['arb.phones-anyone', 'conduct.spectator', 'device.ban'],
    ],
    ['peeking at my opening book in the hallway', ['conduct.no-aids']],
    ['do money fines exist in chess tournaments', ['penalty.fine']],
    [
      'playing a blind man, does he have to say his moves aloud',
      ['blind.announce.clear', 'blind.made.announced'],
    ],
    [
      'both my knights can go to d2, how do I write it',
      ['note.ambig.same-rank', 'note.ambig.same-file', 'note.ambig.other', 'note.ambig.examples'],
    ],
  ],
  sl: [
    ['rokada skozi sah', ['castle.barred-attack']],
    ['a sme trdnjava čez svojega kmeta', ['move.sliders-blocked', 'move.rook']],
    [
      'nasprotnik je prijel damo, jo dal nazaj in igral s kmetom',
      ['touch.own-first', 'touch.scope'],
    ],
    ['smem ravnati figure ko tece nasprotnikova ura', ['clock.adjust-own-time', 'touch.adjust']],
    [
      'druga nemogoča poteza, nasprotnik pa ima samo še kralja',
      ['illegal.loss-draw', 'rapid.unsup.illegal.draw-exception'],
    ],
    ['črno polje desno spodaj, kaj zdaj', ['irreg.board-orientation', 'board.orientation']],
    [
      'obema je zmanjkalo casa, ne vemo komu prej',
      ['qpf.both-flags.last', 'qpf.both-flags.not-last', 'rapid.unsup.flag.both-down'],
    ],
    [
      'bonus 30 sekund kako se prišteva',
      ['gloss.cumulative', 'time.per-move', 'gloss.increment-range'],
    ],
    ['pod 5 minut moram še pisati?', ['score.exempt']],
    [
      'nasprotnik piše v stari opisni notaciji',
      ['note.algebraic-only', 'note.evidence', 'note.warn', 'score.record'],
    ],
    [
      'medtem ko jaz razmisljam mi ponuja remi',
      ['draw.offer-other-time', 'draw.offer-when', 'conduct.no-disturb'],
    ],
    [
      'nasprotnik mi daje šah v nedogled',
      ['rep.claim', 'rep.appeared', 'auto.fivefold', 'fb.draw.no-progress.grounds'],
    ],
    [
      'na deski sta ostala le še kralja',
      ['end.dead-position', 'game.neither-can-mate', 'draw.dead-again'],
    ],
    ['oba sta dobila nulo, je to mogoče', ['conduct.both-guilty', 'gloss.results']],
    ['kje se sme kaditi', ['conduct.smoking']],
    [
      'starši komentirajo pri mizi, jih sme sodnik postaviti ven',
      ['arb.expel', 'arb.no-interference'],
    ],
    ['sodnik mi noče povedati koliko potez je do kontrole', ['arb.no-move-count']],
    [
      'kuverta s prekinjeno partijo se je izgubila',
      ['adjourn.lost.continue', 'adjourn.lost.state-move', 'adjourn.lost.annul'],
    ],
    ['slep proti videčemu, ena ali dve šahovnici', ['blind.two-boards']],
    ['15 minut na igralca, moram pisati poteze', ['rapid.record.optional']],
  ],
  sr: [
    ['може ли лауфер да прескочи фигуру', ['move.sliders-blocked', 'move.bishop']],
    ['гурнуо пешака на осми ред и само притиснуо сат', ['illegal.unpromoted']],
    ['везана фигура даје шах?', ['check.definition', 'attack.pinned-attacks']],
    ['дотакао сам два своја коња, којим морам да играм', ['touch.own-first']],
    [
      'прво притиснуо сат па тек онда повукао потез',
      ['illegal.press-no-move', 'clock.no-press-before-move'],
    ],
    [
      'рапид, после колико потеза више не могу да се жалим на погрешно постављене фигуре',
      ['rapid.unsup.setup.window'],
    ],
    [
      'пала ми застава а њему остао само ловац',
      ['flag.draw-no-mate', 'rapid.unsup.flag.draw-exception'],
    ],
    ['лупа по сату као луд', ['clock.handling', 'fb.clock.proper']],
    ['закаснио цео сат на партију', ['default.late-loses', 'default.time-value']],
    ['da li moram da pišem poteze u rapidu', ['rapid.record.optional']],
    ['ко записује кад су обојица у цајтноту', ['score.neither']],
    ['понудио ми реми а ја само ћутим и мислим', ['draw.offer-lapse', 'draw.offer-irrevocable']],
    ['погрешно тражио реми, колико минута добија други', ['claim.incorrect']],
    ['краљ против краља', ['end.dead-position', 'game.neither-can-mate', 'draw.dead-again']],
    [
      'пола поена једном а нула другом',
      ['gloss.results', 'device.sound-2009-half', 'points.normal-values'],
    ],
    ['претрес торбе и џепова због варања', ['device.search', 'arb.anti-cheating']],
    [
      'завршио своју партију па прича поред моје табле',
      ['conduct.spectator', 'arb.no-interference', 'arb.expel'],
    ],
    ['zalba posle potpisanog zapisnika', ['appeal.right', 'score.signed-stands']],
    ['слепи шахиста, на чему записује потезе', ['blind.record']],
    ['како се бележи промоција у даму', ['note.promotion']],
  ],
  cs: [
    ['král se vrátil na e1, můžu ještě rošovat', ['castle.lost-king']],
    ['jak chodí střelec', ['move.bishop']],
    ['vzal do ruky jezdce a pak si to rozmyslel', ['touch.own-first', 'touch.scope']],
    ['musím něco říct když si rovnám figurky', ['touch.adjust']],
    [
      'musím pěšce nejdřív postavit na osmou řadu než ho vyměním',
      ['promote.skip-square', 'promote.any-order', 'made.promotion'],
    ],
    [
      'v rapidu udělal nemožný tah, nikdo si nevšiml a hráli jsme dál',
      [
        'rapid.unsup.illegal.stands',
        'rapid.unsup.illegal.window',
        'rapid.unsup.illegal.mutual-correction',
      ],
    ],
    ['spatne otocena sachovnice', ['irreg.board-orientation', 'board.orientation']],
    [
      'spadl mi praporek ale soupeř má holého krále',
      ['flag.draw-no-mate', 'rapid.unsup.flag.draw-exception'],
    ],
    ['soupeř má ruku pořád těsně nad hodinami', ['clock.no-hover', 'fb.clock.no-hover']],
    ['soupeř nepřišel jak dlouho čekat', ['default.late-loses', 'default.time-value']],
    ['nejdřív odpovím a oba tahy dopíšu potom', ['score.reply-first', 'score.before-next']],
    ['jak se píše když bere pěšec', ['note.capture.pawn-file', 'note.ambig.pawns']],
    ['soupeř nabízí remízu po každém tahu', ['conduct.no-disturb', 'draw.offer-other-time']],
    [
      'třikrát stejná pozice po mém tahu, mám ho zahrát nebo jen napsat',
      ['rep.intended', 'claim.lost-by-touch'],
    ],
    ['50 tahu kazdeho nebo dohromady', ['fifty.done', 'fifty.claim', 'fifty.intended']],
    ['vzdal to i když jsem měl jen krále', ['end.resign-draw', 'end.resign']],
    ['kouření během partie', ['conduct.smoking']],
    ['může mi rozhodčí prohledat tašku', ['device.search']],
    [
      'rozbíječka na ulici, přidá nám někdo čas?',
      ['arb.extra-time', 'arb.environment', 'arb.undisturbed'],
    ],
    ['v šachu 960 stojí král vždycky mezi věžemi?', ['c960.start.king-between']],
  ],
  fi: [
    ['linnoitus kun hevonen on välissä', ['castle.barred-blocked']],
    ['saako sotilaan vaihtaa hevoseksi', ['pawn.promote-must', 'pawn.promote-any']],
    ['miten nappulat laitetaan alussa', ['pieces.initial-position']],
    [
      'vastustaja koski torniin mutta siirsi lähettiä pikapelissä',
      ['fb.touch.restart', 'touch.own-first'],
    ],
    [
      'häviääkö pikashakissa heti ensimmäisestä laittomasta',
      [
        'fb.win.illegal',
        'fb.illegal.completed',
        'blitz.unsup.illegal.claim-win-2009',
        'blitz.unsup.illegal.cost-2018',
        'blitz.unsup.illegal.cost-2017',
      ],
    ],
    ['kummalla puolella pöytää musta istuu', ['fb.seat.black']],
    [
      'saako pikapelin tuomari puuttua itse laittomaan siirtoon',
      [
        'fb.arbiter.passive',
        'fb.arbiter.no-flag-no-illegal',
        'rapid.unsup.illegal.arbiter-active',
        'rapid.unsup.illegal.arbiter-passive',
      ],
    ],
    [
      'voiko pikaturnauksen tuomarin ratkaisusta valittaa',
      ['fb.appeal.none', 'fb.appeal.conduct', 'appeal.right'],
    ],
    [
      'puhelin soi jo toisen kerran samassa pelissä',
      ['fi.phone-2-warning', 'fi.phone-3-loss', 'device.sound-2009', 'device.possession'],
    ],
    ['aktiivisuusranneke kädessä pelin aikana', ['device.ban', 'device.possession']],
    ['missä saa tupakoida', ['conduct.smoking']],
    [
      'antaako tuomari varoituksen vai suoraan häviön',
      ['penalty.combine', 'penalty.warning', 'penalty.loss', 'gloss.penalty-order'],
    ],
    [
      'unohdin painaa kelloa ja vastustaja ehti jo siirtää',
      ['clock.right-to-press', 'completed.by-next-move', 'fb.clock.right-to-press'],
    ],
    ['vastustja ei kirjaa siirtoja ollenkaan', ['score.record', 'score.before-next']],
    ['voinko ehdottaa tasuria vastustajan vuorolla', ['draw.offer-other-time', 'draw.offer-when']],
    ['asema oli kolmesti jo aiemmin, voinko vielä vaatia', ['rep.appeared', 'rep.claim']],
    [
      'minulla enää lähetti eikä toisella muuta kuin kuningas',
      ['end.dead-position', 'game.neither-can-mate', 'draw.dead-again', 'fb.draw.material'],
    ],
    [
      'ei tuomaria paikalla, minulla alle 2 min, vaadin tasapeliä',
      [
        'qpf.noarb.claim',
        'qpf.noarb.applies',
        'qpf.noarb.ground.cannot',
        'qpf.noarb.ground.no-effort',
        'qpf.noarb.refer',
      ],
    ],
    ['satunnaisshakki 960 molemmat lähetit samanvärisellä ruudulla', ['c960.start.bishops']],
    ['lippu putosi, oliko 40 siirtoa täynnä', ['flag.check-quota', 'flag.loss']],
  ],
}
