/** The field of an act's first word without a name: `claim threefold`. */
export const unnamedInAct: Readonly<Record<string, string>> = {
  move: 'san',
  touch: 'square',
  remove: 'square',
  feel: 'square',
  claim: 'claim',
  rule: 'claim',
  observe: 'what',
  tell: 'what',
  verify: 'what',
  gesture: 'what',
  record: 'text',
  seal: 'text',
  announce: 'text',
  penalise: 'penalty',
  sign: 'result',
  pause: 'why',
  'summon-arbiter': 'why',
  'lift-result': 'why',
  'take-back': 'why',
}

/**
 * The field of an event's first word without a name: `refused game-over`, `claim-upheld threefold`.
 */
export const unnamedInEvent: Readonly<Record<string, string>> = {
  refused: 'code',
  question: 'claim',
  'claim-made': 'claim',
  'claim-upheld': 'claim',
  'claim-rejected': 'claim',
  'claim-postponed': 'claim',
  'question-answered': 'claim',
  'penalty-imposed': 'penalty',
  'irregularity-arose': 'kind',
  'illegal-move-ruled': 'kind',
  observed: 'what',
  breach: 'what',
}
