import type { WrittenLanguage } from '../../explanations/language.js'
import type { Questions } from './questions.js'

/**
 * The whole Laws, 20 questions in each language, part 1 of 3. Written without knowledge of the
 * search and its words.
 */
export const unseen36: Readonly<Record<WrittenLanguage, Questions>> = {
  en: [
    [
      "he ran out of time but all I've got left is a bishop",
      ['flag.draw-no-mate', 'rapid.unsup.flag.draw-exception'],
    ],
    ['my king is in check, is castling a way to get out of it', ['castle.barred-attack']],
    ['I grabbed the rook first when castling', ['touch.rook-then-king']],
    [
      'do I have to slide the pawn to e8 or can I just take it off and drop the queen there',
      ['promote.skip-square', 'promote.any-order', 'made.promotion'],
    ],
    [
      'classical game, five moves later we realise his king had stepped into check',
      ['illegal.restore', 'illegal.restore-fallback'],
    ],
    [
      'opponent keeps his hand floating above the button all the time',
      ['clock.no-hover', 'fb.clock.no-hover'],
    ],
    ["opponent with black hasn't arived, whose clock gets started", ['start.white-clock']],
    ['grace period for latecomers not mentioned in the tournament rules', ['default.time-value']],
    ['bronstein delay how does it work', ['time.delay']],
    ['opponent hides his scoresheet under his arm', ['score.visible']],
    ['we both signed but it says 1-0 instead of 0-1', ['score.signed-stands']],
    [
      "organiser doesn't allow quick draws, is he allowed to do that",
      ['draw.regs-restrict', 'fi.note-draw-ban'],
    ],
    ['fivefold repetition automatic', ['auto.fivefold']],
    [
      'bishop vs bishop same color squares',
      ['end.dead-position', 'game.neither-can-mate', 'draw.dead-again'],
    ],
    ['3 points for a win system', ['gloss.points-alt', 'points.standard']],
    ['smart watch on wrist during game', ['device.ban', 'device.possession']],
    ['vaping during a game', ['conduct.smoking']],
    [
      'what punishments can an arbiter hand out',
      ['penalty.combine', 'gloss.penalty-order', 'penalty.warning'],
    ],
    ["sealed move can't be read", ['adjourn.bad-seal.unreadable', 'adjourn.bad-seal.ambiguous']],
    [
      'one minute left, no increment, he is just shuffling his rook hoping I flag',
      ['qpf.claim.ground.no-effort', 'qpf.claim.when', 'qpf.rule.agree', 'qpf.incr.request'],
    ],
  ],
  sl: [
    [
      'prej sem dobil šah pa ga zaprl z lovcem, je rokada še možna',
      ['castle.barred-attack', 'castle.lost-king'],
    ],
    ['rokada ko je lovec še na f1', ['castle.barred-blocked']],
    ['ali kmet jemlje naravnost', ['pawn.capture', 'pawn.one-step']],
    ['otrok je poravnal figure ne da bi kaj rekel', ['touch.adjust', 'touch.contact-is-intent']],
    [
      'koliko casa dobi nasprotnik za mojo nemogočo potezo v hitropoteznem',
      ['blitz.penalty.one-minute', 'blitz.unsup.illegal.cost-2018', 'illegal.penalty-time'],
    ],
    [
      'figura mi je padla z mize',
      ['irreg.displaced-own-time', 'irreg.displaced-stop', 'irreg.displaced-penalty'],
    ],
    [
      'ura kaže 0:00 pa nihče nič ne reče',
      ['flag.considered-fallen', 'rapid.unsup.flag.arbiter-calls', 'rapid.unsup.flag.claim-act'],
    ],
    ['ustavil uro kar tako brez razloga', ['clock.stop-unjustified']],
    ['na ekranu v dvorani piše da je že 40 potez', ['display.no-claim', 'display.allowed']],
    ['si lahko sposodim nasprotnikov zapisnik', ['score.borrow']],
    ['kako napišem rokado', ['note.castle.short', 'note.castle.long']],
    ['lahko prekličem reklamacijo', ['claim.no-withdraw']],
    [
      'koliko potez brez jemanja da je remi',
      ['fifty.done', 'fifty.claim', 'fifty.intended', 'auto.seventyfive'],
    ],
    ['zmaga brez boja koliko točk', ['points.forfeit']],
    [
      'nasprotnik kar naprej hodi ven iz dvorane',
      ['venue.leave', 'venue.leave-on-move', 'venue.report', 'conduct.no-disturb'],
    ],
    ['prijatelj mi je šepnil potezo', ['conduct.no-aids', 'arb.no-interference', 'arb.expel']],
    ['a lahko vprašam sodnika kaj piše v pravilih', ['conduct.explanation']],
    ['sodnik mi je vzel pet minut', ['penalty.cut-time']],
    ['slepi igralec otipa figuro, jo mora potegniti', ['blind.touch']],
    [
      '25 minut na partijo, je to pospešeni ali navadni šah',
      ['rapid.def.fixed', 'rapid.def.increment'],
    ],
  ],
  sr: [
    ['да ли краљ може да рокира кад је у шаху', ['castle.barred-attack']],
    ['спустио даму на поље па ипак хоће топа', ['touch.promotion-final']],
    [
      'могу ли краљеви да стоје један поред другог',
      ['king.step', 'check.no-self-check', 'game.king-safety'],
    ],
    ['пипнуо даму па одиграо топом', ['touch.own-first', 'touch.scope']],
    ['једном руком склонио пиона а другом ставио ловца', ['touch.one-hand', 'illegal.two-hands']],
    ['posle kog nepravilnog poteza se gubi partija', ['illegal.penalty-loss', 'illegal.counter']],
    [
      'судим рапид и видим да су оба краља под шахом, шта да радим',
      [
        'rapid.unsup.illegal-position.draw',
        'rapid.unsup.both-kings.intervene-2009',
        'position.illegal',
      ],
    ],
    [
      'одговорио сам пре него што је притиснуо сат, сме ли и даље да га притисне',
      ['clock.right-to-press', 'fb.clock.right-to-press'],
    ],
    ['шта бива са уштеђеним временом после 40. потеза', ['time.carry-over']],
    [
      'играч без руку, ко му помера фигуре',
      ['touch.move-assistant', 'clock.assistant', 'arb.special-needs'],
    ],
    ['мора ли се потписати записник', ['score.sign', 'score.signed-stands']],
    ['кад је право време да понудим реми', ['draw.offer-when']],
    [
      'хоћу реми због понављања, смем ли да зауставим сат',
      ['claim.stop-clocks', 'clock.player-stop'],
    ],
    ['50 poteza bez uzimanja i bez piona', ['fifty.done', 'fifty.claim', 'fifty.intended']],
    ['пружио руку и рекао предајем па се предомислио', ['end.resign']],
    ['мобилни у џепу али искључен', ['device.possession', 'device.ban', 'device.bag']],
    ['psuje me tokom partije', ['conduct.no-disturb', 'conduct.disrepute']],
    [
      'мора ли судија у рапиду да реагује кад види немогућ потез',
      ['rapid.unsup.illegal.arbiter-active', 'rapid.unsup.illegal.arbiter-passive'],
    ],
    ['kovertirani potez nemoguć', ['adjourn.bad-seal.illegal']],
    [
      'остао ми минут, нема додатка, а он ово никако не може да добије',
      ['qpf.claim.ground.cannot', 'qpf.claim.when', 'qpf.rule.agree', 'qpf.incr.request'],
    ],
  ],
  cs: [
    ['může král při rošádě přejít napadené pole', ['castle.barred-attack']],
    ['kdy smi pesak o dve pole', ['pawn.two-step']],
    ['dva králové vedle sebe', ['king.step', 'check.no-self-check', 'game.king-safety']],
    ['vzal jsem do ruky soupeřovu věž', ['touch.opponent-first', 'touch.none-possible']],
    ['proměna na druhou dámu, první je ještě na šachovnici', ['pawn.promote-any']],
    [
      'první nemožný tah v bleskovce co se stane',
      [
        'blitz.unsup.illegal.cost-2018',
        'blitz.penalty.one-minute',
        'illegal.penalty-time',
        'blitz.unsup.illegal.claim-win-2009',
      ],
    ],
    [
      've 20. tahu jsme zjistili že jezdec a střelec stáli od začátku prohozeně',
      ['irreg.initial-position'],
    ],
    [
      'jaký čas nastavit po vrácení pozice',
      ['irreg.restore-times', 'irreg.keep-times', 'illegal.clocks'],
    ],
    ['jednou rukou zahraje a druhou hned mačká hodiny', ['clock.same-hand', 'fb.clock.same-hand']],
    ['kdy se pouští hodiny bílého', ['start.white-clock']],
    ['90 minut + 30 sekund, zbývají mi 3 minuty, musím psát', ['score.exempt']],
    [
      'jak zapsat když na pole můžou obě věže',
      ['note.ambig.same-rank', 'note.ambig.same-file', 'note.ambig.other', 'note.ambig.examples'],
    ],
    ['můžu si nechat originál zápisu partie', ['score.property']],
    ['soupeř sáhl na figurku a teprve pak chtěl remízu přijmout', ['draw.offer-lapse']],
    ['kdo musí dokázat opakování pozice', ['conduct.check-claim', 'conduct.help-reconstruct']],
    [
      'všichni pěšci zablokovaní, nikdo se nikam nedostane',
      ['end.dead-position', 'game.neither-can-mate', 'draw.dead-again'],
    ],
    ['chytré hodinky na ruce', ['device.ban', 'device.possession']],
    ['tatínek radí dceři při partii', ['conduct.no-aids', 'arb.no-interference', 'arb.expel']],
    [
      'napomenutí nebo rovnou prohra, co může rozhodčí',
      ['penalty.combine', 'penalty.warning', 'penalty.loss', 'gloss.penalty-order'],
    ],
    [
      's čím smí nevidomému pomáhat asistent',
      [
        'blind.assistant.right',
        'blind.assistant.move',
        'blind.assistant.announce',
        'blind.assistant.score-clock',
        'blind.assistant.inform',
      ],
    ],
  ],
  fi: [
    ['saako linnoittaa kun on shakissa', ['castle.barred-attack']],
    ['miten se ohestalyönti oikein menee', ['pawn.en-passant', 'pawn.en-passant-now']],
    ['mikä kulmaruutu on valkoinen kun lauta laitetaan', ['board.orientation']],
    ['hihalla vahingossa hipaisin nappulaa', ['touch.contact-is-intent', 'touch.scope']],
    ['otin kuninkaan ja tornin käteen, onko pakko linnoittaa', ['touch.castle-duty']],
    ['montako minuuttia pikashakissa', ['fb.time.fixed', 'blitz.def.fixed']],
    [
      'digikello näyttää kumman lippu putosi eka, pikapeli',
      ['fb.draw.both-flags', 'fb.win.flag.both-down-draw', 'rapid.unsup.flag.both-down'],
    ],
    [
      'pikapelissä kuningas ja kuningatar väärin päin, voiko linnoittaa',
      ['fb.castle.swapped', 'rapid.unsup.castle.wrong-king', 'fb.setup.window'],
    ],
    [
      'katsoja huusi että lippu',
      [
        'fb.spectators.replay',
        'fb.spectators',
        'fb.spectators.remove',
        'arb.no-interference',
        'arb.report-only',
      ],
    ],
    ['tulin 35 min myöhässä kansalliseen kisaan', ['fi.default-30', 'default.late-loses']],
    ['kahvia hakemaan omalla vuorolla', ['venue.leave-on-move', 'venue.leave']],
    ['äiti neuvoo lasta laudan vierestä', ['conduct.no-aids', 'arb.no-interference', 'arb.expel']],
    [
      'löi kelloa ensin ja siirsi vasta sitten',
      ['illegal.press-no-move', 'clock.no-press-before-move'],
    ],
    ['alle viisi minuuttia, pitääkö vielä kirjoittaa siirtoja', ['score.exempt']],
    ['allekirjoitettiin väärä tulos', ['score.signed-stands']],
    [
      'vaadin kolmannen toiston turhaan, mikä rangaistus',
      ['claim.incorrect', 'fi.note-claim-penalty'],
    ],
    ['sama asema tuli viidennen kerran eikä kukaan vaatinut mitään', ['auto.fivefold']],
    [
      'alle kaksi minuuttia ja tasan asema, miten kutsun tuomarin',
      ['qpf.claim.act', 'qpf.claim.when', 'qpf.incr.request'],
    ],
    [
      'sokea pelaaja sanoo nappulat saksaksi',
      ['blind.announce.pieces', 'blind.announce.ranks', 'blind.announce.castling'],
    ],
    ['ratsun kirjain pöytäkirjassa', ['note.letter', 'note.letter.national']],
  ],
}
