import { type EditionId, editionIds, type Language, languages } from '@jadoube/laws'
import { z } from 'zod'

/** The answer of a tool: sentences for a reader, and the same as data. */
export interface Answer {
  readonly text: string
  readonly data: Record<string, unknown>
}

/** What nearly every question includes: which Laws, and in which language. */
export interface Reading {
  readonly edition: EditionId
  readonly language: Language
}

export const reading = {
  edition: z.enum(editionIds).default('fide-2023').describe('The edition of the Laws'),
  language: z.enum(languages).default('en').describe('The language of the answer'),
}
