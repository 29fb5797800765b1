import type { Attempt } from '@jadoube/chess'
import { anyOf, object, type Shape, text } from '../shape/index.js'

/**
 * A sealed envelope: what a record keeps of a move until the envelope is opened. It can be read
 * only with the secrets of the arbiter and of the player who must reply, together (I.7). The move
 * in it cannot be changed afterwards, because the commitment fits no other.
 */
export interface SealedEnvelope {
  readonly ciphertext: string
  readonly commitment: string
}

/** The content of an envelope with its proof. With the proof everybody can check the commitment. */
export interface OpenedEnvelope {
  readonly text: string
  readonly proof: string
}

export type EnvelopeFailure = 'envelope-unreadable' | 'envelope-closed' | 'envelope-changed'

/**
 * The public keys for which an envelope is sealed: any one of the arbiters and any one of the
 * replying player's devices can open it together.
 */
export interface SealedFor {
  readonly arbiter: readonly string[]
  readonly replier: readonly string[]
}

/**
 * The envelope that leaves the device of the sealing player, and the copy that stays there in case
 * a key is lost.
 */
export interface Sealed {
  readonly envelope: SealedEnvelope
  readonly copy: OpenedEnvelope
}

/**
 * Seals and opens envelopes. The rules only decide when; the implementation comes from outside, so
 * that they stay pure.
 */
export interface EnvelopeKeeper {
  /** The public key of a secret. */
  publicKey(secret: string): Promise<string>
  seal(text: string, sealedFor: SealedFor): Promise<Sealed>
  /**
   * The share of one party for the opening. It reveals nothing about their secret.
   * `envelope-closed`: the envelope was not sealed for them.
   */
  share(envelope: SealedEnvelope, secret: string): Promise<Attempt<string, EnvelopeFailure>>
  open(
    envelope: SealedEnvelope,
    shares: Readonly<Record<keyof SealedFor, string>>,
  ): Promise<Attempt<OpenedEnvelope, EnvelopeFailure>>
  /** Whether this is what was sealed. */
  fits(envelope: SealedEnvelope, opened: OpenedEnvelope): Promise<boolean>
}

/**
 * The sealed move: as plain text, as in an arbiter's record after the opening, or in a sealed
 * envelope that nobody can read.
 */
export type Envelope = { readonly text: string } | SealedEnvelope

export const envelope: Shape<Envelope> = anyOf<Envelope>(
  object({ ciphertext: text, commitment: text }),
  object({ text }),
)

export const isSealed = (envelope: Envelope): envelope is SealedEnvelope => 'ciphertext' in envelope
