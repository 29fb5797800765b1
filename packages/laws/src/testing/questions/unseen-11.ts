import type { WrittenLanguage } from '../../explanations/language.js'
import type { Questions } from './questions.js'

/** A last look at common situations. Written before the search was changed for it. */
export const unseen11: Readonly<Record<WrittenLanguage, Questions>> = {
  en: [
    [
      'opponent’s hand touched two pieces at once',
      ['touch.order-unclear', 'touch.own-first', 'touch.both-colours'],
    ],
    [
      'is castling allowed after being in check earlier',
      ['castle.barred-attack', 'castle.lost-king', 'castle.definition'],
    ],
    [
      'pawn on 7th captures on 8th what must be done first',
      ['promote.capture-occupant', 'promote.any-order', 'pawn.promote-must'],
    ],
    ['my flag fell but I delivered mate', ['flag.exceptions', 'end.mate']],
    [
      'who wins if both run out of time',
      ['qpf.both-flags.last', 'rapid.unsup.flag.both-down', 'qpf.both-flags.not-last'],
    ],
    ['third time same position what do I do', ['rep.claim', 'rep.appeared', 'rep.intended']],
    ['cell phone vibrates in jacket', ['device.possession', 'device.ban']],
    ['20 minutes late forfeited?', ['default.late-loses', 'default.time-value']],
    [
      'pressed the clock without a move on the board',
      ['illegal.press-no-move', 'clock.no-press-before-move'],
    ],
    ['offered draw then changed mind', ['draw.offer-irrevocable']],
    ['opponent doesn’t stop talking', ['conduct.no-disturb']],
    ['illegal move noticed after the game', ['illegal.restore', 'score.signed-stands']],
    ['can i stop writing moves', ['score.exempt']],
    ['pieces knocked off', ['irreg.displaced-own-time']],
  ],
  sl: [
    [
      'dve figuri sem se dotaknil naenkrat',
      ['touch.order-unclear', 'touch.own-first', 'touch.both-colours'],
    ],
    ['padla mi je zastavica a sem dal mat', ['flag.exceptions', 'end.mate']],
    [
      'kdo zmaga če obema zmanjka časa',
      ['qpf.both-flags.last', 'rapid.unsup.flag.both-down', 'qpf.both-flags.not-last'],
    ],
    ['tretjič ista pozicija kaj naredim', ['rep.claim', 'rep.appeared', 'rep.intended']],
    ['mobitel vibrira v jakni', ['device.possession', 'device.ban']],
    ['20 minut zamude ali sem izgubil', ['default.late-loses', 'default.time-value']],
    ['ponudil remi pa si premislil', ['draw.offer-irrevocable']],
    ['nasprotnik ne neha govoriti', ['conduct.no-disturb']],
    ['ali lahko neham zapisovati', ['score.exempt']],
    ['stisnil uro brez odigrane poteze', ['illegal.press-no-move', 'clock.no-press-before-move']],
    ['lovec proti lovcu remi', ['end.dead-position']],
    ['prepir s sodnikom', ['appeal.right', 'conduct.persistent', 'conduct.disrepute']],
  ],
  sr: [
    [
      'додирнуо две фигуре одједном',
      ['touch.order-unclear', 'touch.own-first', 'touch.both-colours'],
    ],
    ['pala mi zastavica ali sam dao mat', ['flag.exceptions', 'end.mate']],
    [
      'ко побеђује ако обојици истекне време',
      ['qpf.both-flags.last', 'rapid.unsup.flag.both-down', 'qpf.both-flags.not-last'],
    ],
    ['treći put ista pozicija šta da radim', ['rep.claim', 'rep.appeared', 'rep.intended']],
    ['мобилни вибрира у јакни', ['device.possession', 'device.ban']],
    ['20 minuta kašnjenja da li sam izgubio', ['default.late-loses', 'default.time-value']],
    ['понудио реми па се предомислио', ['draw.offer-irrevocable']],
    ['protivnik ne prestaje da priča', ['conduct.no-disturb']],
    ['могу ли да престанем да записујем', ['score.exempt']],
    ['stisnuo sat bez odigranog poteza', ['illegal.press-no-move', 'clock.no-press-before-move']],
    ['ловац против ловца реми', ['end.dead-position']],
    ['svađa sa sudijom', ['appeal.right', 'conduct.persistent', 'conduct.disrepute']],
  ],
  cs: [
    [
      'dotkl jsem se dvou figur najednou',
      ['touch.order-unclear', 'touch.own-first', 'touch.both-colours'],
    ],
    ['spadl mi praporek ale dal jsem mat', ['flag.exceptions', 'end.mate']],
    [
      'kdo vyhraje když oběma dojde čas',
      ['qpf.both-flags.last', 'rapid.unsup.flag.both-down', 'qpf.both-flags.not-last'],
    ],
    ['potřetí stejná pozice co mám dělat', ['rep.claim', 'rep.appeared', 'rep.intended']],
    ['mobil vibruje v bundě', ['device.possession', 'device.ban']],
    ['20 minut zpoždění prohrál jsem?', ['default.late-loses', 'default.time-value']],
    ['nabídl remízu a pak si to rozmyslel', ['draw.offer-irrevocable']],
    ['soupeř nepřestává mluvit', ['conduct.no-disturb']],
    ['můžu přestat zapisovat', ['score.exempt']],
    ['zmáčkl hodiny bez zahraného tahu', ['illegal.press-no-move', 'clock.no-press-before-move']],
    ['střelec proti střelci remíza', ['end.dead-position']],
    ['hádka s rozhodčím', ['appeal.right', 'conduct.persistent', 'conduct.disrepute']],
  ],
  fi: [
    [
      'koskin kahteen nappulaan yhtä aikaa',
      ['touch.order-unclear', 'touch.own-first', 'touch.both-colours'],
    ],
    ['lippuni putosi mutta tein matin', ['flag.exceptions', 'end.mate']],
    [
      'kuka voittaa jos molemmilta loppuu aika',
      ['qpf.both-flags.last', 'rapid.unsup.flag.both-down', 'qpf.both-flags.not-last'],
    ],
    ['kolmannen kerran sama asema mitä teen', ['rep.claim', 'rep.appeared', 'rep.intended']],
    ['kännykkä värisee takissa', ['device.possession', 'device.ban']],
    ['20 minuuttia myöhässä hävisinkö', ['default.late-loses', 'default.time-value']],
    ['tarjosi tasapeliä ja katui', ['draw.offer-irrevocable']],
    ['vastustaja ei lopeta puhumista', ['conduct.no-disturb']],
    ['voinko lopettaa kirjaamisen', ['score.exempt']],
    ['painoi kelloa ilman tehtyä siirtoa', ['illegal.press-no-move', 'clock.no-press-before-move']],
    ['lähetti vastaan lähetti tasapeli', ['end.dead-position']],
    ['riita tuomarin kanssa', ['appeal.right', 'conduct.persistent', 'conduct.disrepute']],
  ],
}
