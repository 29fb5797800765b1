import type { PaceBounds } from '@jadoube/clock'
import type { Article, Clause, Clauses } from './clause.js'
import { inTheTextOf } from './clause.js'
import type { EditionParameters, ParameterName } from './parameters.js'

/** Whether there are enough arbiters and a record is kept, as the appendix requires. */
export type Supervision = 'adequate' | 'inadequate'

/** What a mode changes, for each kind of supervision. */
export interface ModeClauses {
  readonly adequate: Partial<Clauses>
  readonly inadequate: Partial<Clauses>
}

/** English, Slovenian, Serbian in Cyrillic, Czech, Finnish. */
export type InFiveLanguages = Readonly<Record<'en' | 'sl' | 'sr' | 'cs' | 'fi', string>>

/** An edition of the Laws as data. */
export interface EditionData {
  readonly id: string
  readonly name: InFiveLanguages
  /** The first day, in ISO 8601, as exact as the text gives it. */
  readonly inForceFrom: string
  /** The number of articles of the edition. */
  readonly articles: number
  /** The times that make a game rapid or blitz. Everything else is standard. */
  readonly pace: PaceBounds
  readonly paceStatedAt: { readonly rapid: Article | null; readonly blitz: Article | null }
  /** The value of every parameter in a game that is neither rapid nor blitz. */
  readonly clauses: Clauses
  /** What rapid and blitz change; `null` if the edition has no rules for them. */
  readonly modes: { readonly rapid: ModeClauses | null; readonly blitz: ModeClauses | null }
  /** What Guidelines III add if announced; `null` if no announcement is needed. */
  readonly guidelinesIII: Partial<Clauses> | null
  /** What changes if the game is rated by FIDE. */
  readonly whenFideRated: Partial<Clauses> | null
}

/** An edition of the Laws: its data, with the values and articles of all parameters. */
export interface Edition extends EditionData {
  readonly basedOn: string | null
  /** The value of each parameter. */
  readonly parameters: EditionParameters
  /** The article that states each value; `null` if none does. */
  readonly statedAt: Readonly<Record<ParameterName, Article | null>>
}

/** What a new edition changes in the one on which it is based. */
export type Amendment = Pick<EditionData, 'id' | 'name' | 'inForceFrom'> &
  Partial<Omit<EditionData, 'clauses'>> & { readonly clauses: Partial<Clauses> }

/** An independent edition. */
export const wholeEdition = (data: EditionData): Edition => complete(data, null)

/** A new edition: what the amendment does not change, the new text repeats. */
export const amendedEdition = (base: Edition, amendment: Amendment): Edition =>
  complete({ ...base, ...amendment, clauses: { ...base.clauses, ...amendment.clauses } }, base.id)

/** A layer over another edition: what it does not change still cites the original text. */
export const overlaidEdition = (base: Edition, overlay: Amendment): Edition => {
  const citingBase = (clauses: Partial<Clauses> | null) => clauses && inTheTextOf(base.id, clauses)
  const modeCitingBase = (mode: ModeClauses | null) =>
    mode && {
      adequate: inTheTextOf(base.id, mode.adequate),
      inadequate: inTheTextOf(base.id, mode.inadequate),
    }
  const adopted: EditionData = {
    ...base,
    modes: { rapid: modeCitingBase(base.modes.rapid), blitz: modeCitingBase(base.modes.blitz) },
    guidelinesIII: citingBase(base.guidelinesIII),
    whenFideRated: citingBase(base.whenFideRated),
  }
  const clauses = { ...inTheTextOf(base.id, base.clauses), ...overlay.clauses }
  return complete({ ...adopted, ...overlay, clauses }, base.id)
}

function complete(data: EditionData, basedOn: string | null): Edition {
  const each = (pick: (clause: Clause) => unknown) =>
    Object.freeze(
      Object.fromEntries(
        Object.entries(data.clauses).map(([parameter, clause]) => [parameter, pick(clause)]),
      ),
    )
  return Object.freeze({
    ...data,
    basedOn,
    // Every parameter has a clause, by the type `Clauses`.
    parameters: each(clause => clause.value) as unknown as EditionParameters,
    statedAt: each(clause => clause.article) as Edition['statedAt'],
  })
}
