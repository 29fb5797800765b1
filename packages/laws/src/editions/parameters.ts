import type { AdjournedParameters } from './parameters/adjourned.js'
import type { ArbiterParameters } from './parameters/arbiter.js'
import type { ClockParameters } from './parameters/clock.js'
import type { ConductParameters } from './parameters/conduct.js'
import type { DrawingParameters } from './parameters/drawing.js'
import type { EndingParameters } from './parameters/ending.js'
import type { IrregularityParameters } from './parameters/irregularities.js'
import type { MovingParameters } from './parameters/moving.js'
import type { NotationParameters } from './parameters/notation.js'
import type { QuickplayParameters } from './parameters/quickplay.js'
import type { ReadingParameters } from './parameters/readings.js'
import type { RecordingParameters } from './parameters/recording.js'
import type { SupervisionParameters } from './parameters/supervision.js'
import type { VisuallyDisabledParameters } from './parameters/visually-disabled.js'

/**
 * The parameters in which editions of the Laws can differ, as one flat set of values.
 *
 * - `null` means that the edition has no such rule.
 * - If the procedure itself differs, the value names it, and the code of the rule chooses by that
 *   name. No rule asks which edition is in force.
 * - Rapid and blitz, with and without adequate supervision, are the same parameters with other
 *   values (`Edition.modes`).
 */
export interface EditionParameters
  extends MovingParameters,
    EndingParameters,
    ClockParameters,
    IrregularityParameters,
    RecordingParameters,
    DrawingParameters,
    QuickplayParameters,
    ConductParameters,
    ArbiterParameters,
    SupervisionParameters,
    NotationParameters,
    VisuallyDisabledParameters,
    AdjournedParameters,
    ReadingParameters {}

export type ParameterName = keyof EditionParameters
