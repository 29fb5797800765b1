import { counted } from '@jadoube/clock'

const cases = {
  title: 'Cases',
  one: 'Case',
  count: (count: number) => counted('en', count, { one: 'case', other: 'cases' }),
  none: 'There are no cases for this rule.',
  showAll: (count: number) => `Show all ${count}`,
  example: 'For example',
  notFound: 'Case not found',
  loading: 'Loading cases…',
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  start: 'Before the first act',
  first: 'To the start',
  previous: 'Back',
  next: 'Next',
  last: 'To the end',
  written: 'This case was written for other editions. The ruling shown here follows these Laws.',
  cannot: 'These Laws do not allow such a game.',
  rules: 'Rules in this case',
  tryIt: 'Try it at the table',
  replace: 'There is a game on the table. Replace it?',
  yes: 'Replace it',
  no: 'Keep it',
  actors: {
    white: 'White',
    black: 'Black',
    arbiter: 'Arbiter',
    'white-assistant': 'White’s assistant',
    'black-assistant': 'Black’s assistant',
    spectator: 'Spectator',
    clock: 'Clock',
  },
}

const ruling = {
  title: 'What happened?',
  lead: 'Choose what happened',
  which: 'Which kind?',
  who: 'Which player?',
  pressed: 'Was the clock pressed afterwards?',
  noticed: 'Who noticed?',
  count: 'Which offence by this player?',
  mode: 'What kind of game?',
  supervision: 'Supervision',
  ruling: 'The ruling',
  stop: 'Stop the clocks.',
  over: 'The game is over. Record the result.',
  yesNo: { yes: 'Yes', no: 'No' },
  noticers: { opponent: 'The opponent', arbiter: 'The arbiter' },
  counts: { '1': 'First', '2': 'Second', '3': 'Third' },
  supervisions: { adequate: 'Adequate', inadequate: 'Not adequate' },
  situations: {
    illegal: 'Illegal move',
    touched: 'Touched piece',
    flag: 'Flag fall',
    device: 'Phone or device',
    threefold: 'Claim: threefold repetition',
    fifty: 'Claim: 50 moves',
    displaced: 'Pieces knocked over',
    setup: 'Wrong initial position',
    colours: 'Colours reversed',
    late: 'Late arrival',
    conduct: 'Notes, advice, noise',
  },
  kinds: {
    'illegal.ordinary': 'The piece cannot move like that',
    'illegal.check': 'Own king left in check',
    'illegal.castling': 'Castling not allowed',
    'illegal.promotion': 'Pawn not promoted on the last rank',
    'illegal.two-hands': 'Two hands for one move',
    'illegal.no-move': 'Clock pressed without a move',
    'touched.other': 'Touched one piece, moved another',
    'touched.opponents': 'Touched an opponent’s piece, did not capture it',
    'touched.adjusted': 'Said “j’adoube” first',
    'flag.enough': 'The opponent has a rook',
    'flag.knight': 'The opponent has only a knight',
    'flag.king': 'The opponent has only the king',
    'flag.both': 'Both flags are down',
    'device.sound': 'The phone made a sound',
    'device.possession': 'The player has a phone on them',
    'threefold.right': 'The position has occurred three times',
    'threefold.wrong': 'The position has occurred only twice',
    'threefold.waiting': 'The opponent has the move',
    'fifty.right': '50 moves without capture or pawn move',
    'fifty.wrong': 'Fewer than 50 moves',
    'setup.early': 'Found after 2 moves',
    'setup.late': 'Found after 12 moves',
    'colours.early': 'Found after 2 moves',
    'colours.late': 'Found after 12 moves',
    'late.within': 'Within the default time',
    'late.beyond': 'After the default time',
    'conduct.notes': 'Uses notes',
    'conduct.advice': 'Gets advice',
    'conduct.analysis': 'Analyses on another board',
    'conduct.noise': 'Disturbs the opponent',
  },
}

const exam = {
  title: 'Exam',
  lead: 'Twenty questions from real cases. Your answers stay on this device.',
  article: 'Article',
  all: 'All',
  difficulty: 'Difficulty',
  any: 'Any',
  begin: 'Start',
  none: 'Too few cases for this choice. Choose another article or difficulty.',
  right: 'Correct.',
  wrong: 'Not correct.',
  next: 'Next',
  again: 'New exam',
  toCase: 'Show the whole case',
  levels: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  asks: {
    ruling: 'What follows?',
    article: 'Which article says so?',
    clocks: 'What do the clocks show now? (White · Black)',
  },
  question: (at: number, of: number) => `Question ${at} of ${of}`,
  score: (score: number, of: number) => `${score} of ${of} correct`,
}

export const words = { cases, ruling, exam }

/** Of these the keys are looked up by name; a test holds them to the situations. */
type Named = Readonly<Record<string, string>>

export interface CaseWords {
  readonly exam: typeof exam
  readonly cases: typeof cases
  readonly ruling: Omit<typeof ruling, 'situations' | 'kinds'> & {
    readonly situations: Named
    readonly kinds: Named
  }
}
