import { articleOf, type EditionId, type RuledRecord, type RuleId } from '@jadoube/laws'

type Line = RuledRecord['lines'][number]

/** What a gesture can mean: a resignation or an agreed draw. Which one is the open question. */
const meanings: readonly RuleId[] = ['end.resign', 'end.agreement']

/**
 * The articles by which a handshake or another gesture would end the game. Empty for other lines.
 */
export const articlesOfGesture = ({ outcome }: Line, edition: EditionId): readonly string[] =>
  outcome.some(event => event.type === 'gesture-made')
    ? meanings.flatMap(rule => articleOf(rule, edition) ?? [])
    : []
