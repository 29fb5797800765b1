import type { Row } from '../row.js'

/** Article 8: recording the moves. Columns: 2009, 2017, 2018, 2023. */
export const article08 = [
  ['score.record', 'procedure', '8.1', '8.1.1', '8.1.1', '8.1.1, 8.1.1.1, 8.1.1.2'],
  ['score.no-advance', 'procedure', '8.1', '8.1.2', '8.1.2', '8.1.2'],
  ['score.reply-first', 'procedure', '8.1', '8.1.3', '8.1.3', '8.1.3'],
  ['score.before-next', 'procedure', '8.1', '8.1.3', '8.1.3', '8.1.3'],
  ['score.only-use', 'venue', '12.4', '8.1.4', '8.1.4', '8.1.4'],
  ['score.mark-offer', 'procedure', '8.1', '8.1.5', '8.1.5', '8.1.5'],
  ['score.assistant', 'arbiter', '8.1', '8.1.6', '8.1.6', '8.1.6'],
  ['score.assistant-time', 'arbiter', '8.1', '8.1.6', '8.1.6', '8.1.6'],
  ['score.visible', 'venue', '8.2', '8.2', '8.2', '8.2'],
  ['score.property', 'venue', '8.3', '8.3', '8.3', '8.3'],
  ['score.exempt', 'procedure', '8.4', '8.4', '8.4', '8.4'],
  ['score.update-after-flag', 'procedure', '8.4', '(8.5.2)', '(8.5.2)', '(8.5.2)'],
  ['score.neither', 'procedure', '8.5.a', '8.5.1', '8.5.1', '8.5.1'],
  ['score.one', 'procedure', '8.5.b', '8.5.2', '8.5.2', '8.5.2'],
  ['score.borrow', 'procedure', '8.5.b', '8.5.2', '8.5.2', '8.5.2'],
  ['score.reconstruct', 'procedure', '8.5.c', '8.5.3', '8.5.3', '8.5.3'],
  ['score.note-first', 'procedure', '8.5.c', '8.5.3', '8.5.3', '8.5.3'],
  ['score.unprovable', 'arbiter', '8.6', '8.6', '8.6', '8.6'],
  ['score.sign', 'procedure', '8.7', '8.7', '8.7', '8.7'],
  ['score.signed-stands', 'arbiter', '8.7', '8.7', '8.7', '8.7'],
] as const satisfies readonly Row[]
