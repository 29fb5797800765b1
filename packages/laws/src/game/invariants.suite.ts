import { describe } from 'vitest'
import { holdsAfterEverySequence } from '../testing/every-sequence.js'

describe('every sequence of up to four acts', () => holdsAfterEverySequence(4))
