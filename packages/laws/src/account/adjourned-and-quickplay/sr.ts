import {
  type AdjournedAndQuickplay,
  clockText,
  isEnvelopeEmpty,
  isSessionOver,
  timeUsed,
} from './words.js'

const who = { white: 'Бели', black: 'Црни' } as const
const whose = { white: 'белог', black: 'црног' } as const

export const adjournedAndQuickplay: AdjournedAndQuickplay = {
  events: {
    'sealing-ordered': e =>
      `${isSessionOver(e) ? 'Сеанса је завршена. ' : ''}${who[e.player]} мора да ковертира потез.`,
    'resumption-announced': e =>
      `Партија се наставља ${clockText(e.resumes)} после предвиђеног почетка.`,
    'move-sealed': e =>
      e.reply === true
        ? `${who[e.by]} ковертира одговор за одсутног противника и покреће његов сат.`
        : `${who[e.by]} ставља потез у коверту и затвара је.`,
    'game-adjourned': e =>
      `Партија је прекинута. На коверти: потез ${e.number}, ковертирао га је ${who[e.sealer].toLowerCase()}; ` +
      `утрошено време: бели ${timeUsed(e, 'white')}, црни ${timeUsed(e, 'black')}` +
      `${e.offer === null ? '' : `; реми нуди ${who[e.offer].toLowerCase()}`}` +
      `${e.resumes === null ? '' : `; наставак ${clockText(e.resumes)} после предвиђеног почетка`}.`,
    'replier-clock-started': e =>
      `${who[e.player]} није присутан. Његов сат се покреће, коверта остаје затворена.`,
    'envelope-opened': e =>
      isEnvelopeEmpty(e)
        ? `Судија отвара коверту ${whose[e.by]}: у њој нема потеза.`
        : `Судија отвара коверту ${whose[e.by]}: „${e.text}“.`,
    'envelope-lost': e => `Коверта са потезом ${whose[e.by]} не може да се нађе.`,
    'sealed-move-stated': e => `${who[e.by]} изјављује да је ковертирао ${e.text}.`,
    'increment-granted': (_, w) => `Од сада оба играча за сваки потез добијају још ${w.timeGiven}.`,
    'play-ended-by-claim': e =>
      `Рекламацијом ${whose[e.by]} партија је завршена. О рекламацији ће одлучити судија.`,
    'claim-verified': e =>
      e.what === 'position'
        ? `${who[e.by]} оверава завршну позицију.`
        : `${who[e.by]} оверава записник.`,
  },
  claims: {
    'sealed-move': 'нејасан ковертирани потез',
    resumption: 'када се игра наставља?',
    'envelope-missing': 'може ли се утврдити прекинута позиција?',
  },
  effects: {
    'flag-decides': 'одлучује заставица',
    'sealed-move-made': 'ковертирани потез се игра на табли',
    'resumption-announced': 'судија објављује када се игра наставља',
  },
  refusals: {
    'sealing-ordered': 'потез треба ковертирати; тек тада се зауставља сат',
    'sealed-move-already-made': 'ковертира се потез који је већ одигран на табли',
    'replier-absent': 'коверта се отвара само у присуству играча који треба да одговори',
    'resumption-not-yet': 'време наставка још није дошло',
    'envelope-missing': 'коверта не може да се нађе',
    'envelope-needs-both-secrets':
      'коверта се отвара само кључевима судије и играча који треба да одговори',
    'envelope-changed': 'то није оно што је ковертирано',
  },
}
