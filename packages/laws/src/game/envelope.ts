import type { Attempt } from '@jadoube/chess'
import { anyOf, object, type Shape, text } from '../shape/index.js'

/**
 * A sealed envelope: what a record keeps of a move until the envelope is opened. It can be read only
 * with the arbiter's secret and that of the player who must reply, both together (I.7), and the move in
 * it cannot be changed afterwards, for the commitment fits no other.
 */
export interface SealedEnvelope {
  readonly ciphertext: string
  readonly commitment: string
}

/** What was in an envelope, and what proves it: with the proof everybody can check the commitment. */
export interface OpenedEnvelope {
  readonly text: string
  readonly proof: string
}

export type EnvelopeFailure = 'envelope-unreadable' | 'envelope-closed' | 'envelope-changed'

/**
 * Whom an envelope is sealed for, by their public keys: any one of the arbiters and any one of the replying
 * player's devices open it together.
 */
export interface SealedFor {
  readonly arbiter: readonly string[]
  readonly replier: readonly string[]
}

/** What leaves the device of the player who seals, and the copy that stays there in case a key is lost. */
export interface Sealed {
  readonly envelope: SealedEnvelope
  readonly copy: OpenedEnvelope
}

/**
 * Seals and opens envelopes. These rules only say when; how it is done comes from outside, so that they
 * stay pure.
 */
export interface EnvelopeKeeper {
  /** The public key that belongs to a secret; it may be known to all. */
  publicKey(secret: string): Promise<string>
  seal(text: string, sealedFor: SealedFor): Promise<Sealed>
  /** What one of the two contributes to the opening. It tells nothing of their secret. `envelope-closed`: it was not sealed for them. */
  share(envelope: SealedEnvelope, secret: string): Promise<Attempt<string, EnvelopeFailure>>
  open(
    envelope: SealedEnvelope,
    shares: Readonly<Record<keyof SealedFor, string>>,
  ): Promise<Attempt<OpenedEnvelope, EnvelopeFailure>>
  /** Is this what was sealed? */
  fits(envelope: SealedEnvelope, opened: OpenedEnvelope): Promise<boolean>
}

/**
 * The move that is sealed: in the open, as an arbiter's record has it after the opening, or in a sealed
 * envelope, of which nobody can read it.
 */
export type Envelope = { readonly text: string } | SealedEnvelope

export const envelope: Shape<Envelope> = anyOf<Envelope>(
  object({ ciphertext: text, commitment: text }),
  object({ text }),
)

export const isSealed = (envelope: Envelope): envelope is SealedEnvelope => 'ciphertext' in envelope
