import type { Color } from '@jadoube/chess'
import type { ActedOption } from '@jadoube/laws'
import type { PenaltyKind } from '@jadoube/laws/internals'
import type { ComponentType } from 'preact'
import type { ArbiterAct, ArbiterGame } from './arbiter-game.js'
import { ClocksForm, TimeForm } from './clock-forms.js'
import { NoteForm } from './note-form.js'
import { ObserveForm } from './observe-form.js'
import { PenaltyForm } from './penalty-form.js'
import { PositionForm } from './position-form.js'
import { ReasonForm, ResultForm } from './result-forms.js'
import { SessionForm } from './session-form.js'
import { UndoForm } from './undo-form.js'

/** What a question already says about the act. */
export interface Preset {
  readonly act?: ActedOption['act']
  readonly player?: Color
  readonly penalty?: PenaltyKind
}

export interface FormProps {
  readonly game: ArbiterGame
  readonly preset: Preset
  readonly onAct: (act: ArbiterAct) => void
}

type Form = ComponentType<FormProps>

/** What the arbiter can do without being asked, the most common first. */
export const kinds = [
  'observe',
  'time',
  'clocks',
  'penalty',
  'position',
  'result',
  'session',
  'undo',
  'note',
  'cancel',
] as const
export type Kind = (typeof kinds)[number]

export const formOf: Readonly<Record<Kind, Form>> = {
  observe: ObserveForm,
  time: TimeForm,
  clocks: ClocksForm,
  penalty: PenaltyForm,
  position: PositionForm,
  result: ResultForm,
  session: SessionForm,
  undo: UndoForm,
  note: NoteForm,
  cancel: ReasonForm,
}

/** The form for each answer that is given by an act other than `rule`. */
export const answerForm: Readonly<Record<ActedOption['act'], Form>> = {
  reinstate: PositionForm,
  penalise: PenaltyForm,
  'set-clock': ClocksForm,
  'add-time': TimeForm,
  cancel: ReasonForm,
  expel: ReasonForm,
  declare: ResultForm,
  adjourn: SessionForm,
}
