import type { WrittenLanguage } from '../../explanations/language.js'
import type { Questions } from './questions.js'

/** A dozen subjects in each language, written after the changes for `unseen-44`. */
export const unseen45: Readonly<Record<WrittenLanguage, Questions>> = {
  en: [
    ['8.1.5', ['score.mark-offer']],
    ['unfair ruling', ['appeal.right']],
    ['king in the centre castling lost', ['castle.lost-king']],
    [
      'forgot to stop my clock',
      [
        'completed.by-next-move',
        'clock.press-after-move',
        'arb.no-reminders',
        'game.have-the-move',
      ],
    ],
    [
      'Can I claim a draw when there are no pawns left?',
      ['end.dead-position', 'fifty.claim', 'game.neither-can-mate'],
    ],
    [
      'Does the arbiter have to warn me first?',
      ['penalty.warning', 'penalty.combine', 'gloss.penalty-order'],
    ],
    ['How far may a bishop go in one move?', ['move.bishop']],
    ['Can I use the toilet while my clock is running?', ['venue.leave-on-move']],
    ['The pieces were set up wrong but we only saw it after the game', ['irreg.initial-position']],
    ['He grabbed my queen, then noticed it was protected', ['touch.opponent-first']],
    ["My daughter's opponent whispered with his coach", ['conduct.no-aids', 'arb.no-interference']],
    ['I was winning when my flag dropped, he had a lone king', ['flag.draw-no-mate']],
    [
      'Nobody wrote the last ten moves and a flag fell',
      ['score.neither', 'score.reconstruct', 'score.update-after-flag'],
    ],
  ],
  sl: [
    ['12.3', ['arb.observe']],
    ['napaka na uri', ['clock.wrong-setting', 'clock.replace-defective']],
    ['izguba partije zaradi telefona', ['device.possession', 'device.sound-2009']],
    ['remi po dogovoru', ['end.agreement', 'draw.offer-rules-apply']],
    ['kako lovec hodi', ['move.bishop']],
    [
      'mora sodnik najprej izreči opomin',
      ['penalty.warning', 'penalty.combine', 'gloss.penalty-order'],
    ],
    ['smem na stranišče, medtem ko teče moja ura', ['venue.leave-on-move']],
    ['ali lahko zahtevam, da gledalec odide', ['arb.expel', 'arb.no-interference', 'venue.access']],
    ['zgrabil je mojo damo, potem pa videl, da je branjena', ['touch.opponent-first']],
    ['dobival sem, ko mi je padla zastavica, on pa je imel golega kralja', ['flag.draw-no-mate']],
    ['z obema rokama je naredil promocijo', ['illegal.two-hands', 'touch.one-hand']],
    [
      'zadnjih deset potez ni nihče zapisoval in zastavica je padla',
      ['score.neither', 'score.reconstruct', 'score.update-after-flag'],
    ],
  ],
  sr: [
    ['8.2', ['score.visible']],
    ['грешка на сату', ['clock.wrong-setting', 'clock.replace-defective']],
    ['губитак због телефона', ['device.possession', 'device.sound-2009']],
    ['споразумни реми', ['end.agreement', 'draw.offer-rules-apply']],
    ['како се креће ловац', ['move.bishop']],
    [
      'мора ли судија прво да опомене',
      ['penalty.warning', 'penalty.combine', 'gloss.penalty-order'],
    ],
    ['smem li u toalet dok mi ide vreme', ['venue.leave-on-move']],
    ['mogu li da tražim da gledalac izađe', ['arb.expel', 'arb.no-interference', 'venue.access']],
    ['зграбио је моју даму па видео да је брањена', ['touch.opponent-first']],
    ['dobijao sam kad mi je pala zastavica, a on je imao golog kralja', ['flag.draw-no-mate']],
    ['obema rukama je promovisao pešaka', ['illegal.two-hands', 'touch.one-hand']],
    [
      'niko nije zapisivao poslednjih deset poteza i zastavica je pala',
      ['score.neither', 'score.reconstruct', 'score.update-after-flag'],
    ],
  ],
  cs: [
    ['10.2', ['points.cap', 'points.normal-values']],
    ['chyba na hodinách', ['clock.wrong-setting', 'clock.replace-defective']],
    ['prohra kvůli telefonu', ['device.possession', 'device.sound-2009']],
    ['remíza dohodou', ['end.agreement', 'draw.offer-rules-apply']],
    ['jak chodí střelec', ['move.bishop']],
    [
      'musí mě rozhodčí nejdřív napomenout',
      ['penalty.warning', 'penalty.combine', 'gloss.penalty-order'],
    ],
    ['smím na záchod, když mi běží čas', ['venue.leave-on-move']],
    ['můžu žádat, aby divák odešel', ['arb.expel', 'arb.no-interference', 'venue.access']],
    ['popadl mou dámu a pak viděl, že je krytá', ['touch.opponent-first']],
    ['vyhrával jsem, když mi spadl praporek, a on měl holého krále', ['flag.draw-no-mate']],
    ['proměnil pěšce oběma rukama', ['illegal.two-hands', 'touch.one-hand']],
    [
      'posledních deset tahů nikdo nezapisoval a spadl praporek',
      ['score.neither', 'score.reconstruct', 'score.update-after-flag'],
    ],
  ],
  fi: [
    ['9.6.2', ['auto.seventyfive', 'auto.mate-first']],
    ['virhe kellossa', ['clock.wrong-setting', 'clock.replace-defective']],
    ['häviö puhelimen takia', ['device.possession', 'device.sound-2009']],
    ['sovittu tasapeli', ['end.agreement', 'draw.offer-rules-apply']],
    ['miten lähetti liikkuu', ['move.bishop']],
    [
      'pitääkö tuomarin ensin varoittaa',
      ['penalty.warning', 'penalty.combine', 'gloss.penalty-order'],
    ],
    ['saanko käydä vessassa kun kelloni käy', ['venue.leave-on-move']],
    ['voinko vaatia katsojaa poistumaan', ['arb.expel', 'arb.no-interference', 'venue.access']],
    [
      'hän tarttui kuningattareeni ja huomasi sitten että se oli suojattu',
      ['touch.opponent-first'],
    ],
    ['olin voitolla kun lippuni putosi ja hänellä oli pelkkä kuningas', ['flag.draw-no-mate']],
    ['hän korotti sotilaan kahdella kädellä', ['illegal.two-hands', 'touch.one-hand']],
    [
      'kukaan ei kirjannut viimeistä kymmentä siirtoa ja lippu putosi',
      ['score.neither', 'score.reconstruct', 'score.update-after-flag'],
    ],
  ],
}
