import { type EditionId, editionIds, isEditionId } from '@jadoube/laws'
import { BadInput } from './command.js'

/** Parses the name of an edition of the Laws, such as `fide-2018`. */
export function parseEditionArgument(text: string): EditionId {
  if (isEditionId(text)) return text
  throw new BadInput(
    'unknown-edition',
    `there is no edition '${text}'; choose from ${editionIds.join(', ')}`,
  )
}
