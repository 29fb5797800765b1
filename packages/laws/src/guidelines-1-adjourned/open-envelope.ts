import { type Color, opposite } from '@jadoube/chess'
import { canMate, loseUnlessNoMate } from '../article-05-end/cannot-mate.js'
import type { RuleId } from '../catalogue/index.js'
import type { ActOf } from '../game/act.js'
import type { Adjournment } from '../game/adjournment.js'
import { ask } from '../game/ask.js'
import { type Envelope, isSealed } from '../game/envelope.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { type Refusal, refused } from '../game/refusal.js'
import { possibleMeanings, readSealedOrExtraMove } from './read-sealed.js'
import { authorOf } from './seal.js'
import { concludesBySeal } from './sealed-conclusion.js'
import { makeSealed } from './sealed-move-made.js'

/**
 * I.7, I.9.1: the arbiter opens the envelope in the presence of the player who must reply, makes
 * the sealed move on the board and starts that player's clock.
 */
export function openEnvelope(ruling: OpenRuling, act: ActOf<'open-envelope'>): Refusal | undefined {
  const { state } = ruling
  const { adjournment } = state.proceedings
  if (adjournment === null || adjournment.stage === 'ordered') return refused('not-adjourned')
  const isReply = adjournment.reply !== null
  if (!isReply && adjournment.stage !== 'sealed') return refused('not-adjourned')
  if (ruling.concluded) return openAfterLateness(ruling, act, adjournment)
  if (adjournment.lost) return refused('envelope-missing')
  const author = authorOf(adjournment)
  const no = mayNotOpen(ruling, adjournment, author)
  if (no !== undefined) return no
  const text = textOf(isReply ? adjournment.reply : adjournment.envelope, act)
  if (text === undefined) return refused('envelope-needs-both-secrets')
  stopReplier(ruling, adjournment)
  reportOpening(
    ruling,
    author,
    text,
    isReply ? 'adjourn.resume.sealer-absent.custody' : 'adjourn.open.replier-present',
  )
  readAndPlay(ruling, author, text)
  return undefined
}

function mayNotOpen(
  ruling: OpenRuling,
  adjournment: Adjournment,
  author: Color,
): Refusal | undefined {
  const isPresent = (color: Color) => ruling.player(color).presence === 'present'
  if (!isPresent(opposite(author))) return refused('replier-absent')
  const { resumes } = adjournment
  // Before the fixed time the game resumes only if both are present.
  const isEarly = resumes !== null && ruling.at < resumes && !isPresent(author)
  return isEarly ? refused('resumption-not-yet') : undefined
}

/** The content of the envelope: from the record itself, or as revealed by both secrets. */
function textOf(envelope: Envelope | null, act: ActOf<'open-envelope'>): string | undefined {
  if (envelope === null) return undefined
  if (!isSealed(envelope)) return envelope.text
  return act.proof === undefined ? undefined : act.text
}

/**
 * I.9.2: the player who must reply has arrived. Their clock is stopped while the envelope is
 * opened.
 */
function stopReplier(ruling: OpenRuling, adjournment: Adjournment): void {
  const { clock } = ruling.state
  if (adjournment.reply !== null || clock?.state !== 'running') return
  ruling.happen({
    type: 'clocks-paused',
    at: ruling.at,
    by: 'arbiter',
    ...ruling.by('adjourn.resume.replier-absent.arrival'),
  })
}

function reportOpening(ruling: OpenRuling, by: Color, text: string, rule: RuleId): void {
  ruling.happen({ type: 'envelope-opened', at: ruling.at, by, text, ...ruling.by(rule) })
}

/**
 * I.8: a clear and legal sealed move is made. Any other one loses, or the arbiter is asked first.
 */
function readAndPlay(ruling: OpenRuling, by: Color, text: string): void {
  const sealed = readSealedOrExtraMove(ruling, text)
  const isReply = ruling.state.proceedings.adjournment?.sealer !== by
  const isLeftToArbiter = isReply && ruling.rules.sealedReply === 'arbiter-decides'
  if (sealed.kind === 'move') makeSealed(ruling, by, sealed.move, text)
  else if (sealed.kind === 'illegal' && !isLeftToArbiter)
    loseBySeal(ruling, by, 'adjourn.bad-seal.illegal')
  else askAboutSealed(ruling, by, text, sealed.kind)
}

/** I.8: the player who sealed loses, with the exceptions of the edition. */
function loseBySeal(ruling: OpenRuling, by: Color, lost: RuleId): void {
  loseUnlessNoMate(ruling, by, {
    reason: 'sealed-move',
    lost,
    drawn: 'adjourn.bad-seal.exceptions',
  })
}

const ruleOfBadSeal = {
  ambiguous: 'adjourn.bad-seal.ambiguous',
  unreadable: 'adjourn.bad-seal.unreadable',
  illegal: 'adjourn.bad-seal.illegal',
} as const

/** The arbiter decides whether it is ambiguous or has no meaning. */
function askAboutSealed(
  ruling: OpenRuling,
  by: Color,
  text: string,
  kind: keyof typeof ruleOfBadSeal,
): void {
  ask(ruling, {
    claim: 'sealed-move',
    rule: ruleOfBadSeal[kind],
    player: by,
    facts: { text, kind },
    options: [
      { verdict: 'incorrect', effect: canMate(ruling, opposite(by)) === 'no' ? 'draw' : 'loss' },
      ...possibleMeanings(ruling.state, text).map(
        move => ({ verdict: 'correct', effect: 'sealed-move-made', move }) as const,
      ),
    ],
  })
}

/**
 * I.10: somebody was late, and the envelope could not be read then. If the sealed move turns out to
 * have ended the game, that end counts.
 */
function openAfterLateness(
  ruling: OpenRuling,
  act: ActOf<'open-envelope'>,
  adjournment: Adjournment,
): Refusal | undefined {
  const { result } = ruling.state
  if (result?.reason !== 'late' || adjournment.reply !== null) return refused('game-over')
  const text = textOf(adjournment.envelope, act)
  if (text === undefined) return refused('envelope-needs-both-secrets')
  const rule = concludesBySeal(ruling, adjournment, text)
  if (rule === null) return refused('game-over')
  ruling.happen({ type: 'result-lifted', at: ruling.at, ...ruling.by(rule) })
  concludeBySeal(ruling, adjournment, text, rule)
  return undefined
}

/** The sealed move is made and ends the game. */
export function concludeBySeal(
  ruling: OpenRuling,
  { sealer }: Adjournment,
  text: string,
  rule: RuleId,
): void {
  const sealed = readSealedOrExtraMove(ruling, text)
  if (sealed.kind !== 'move') return
  reportOpening(ruling, sealer, text, rule)
  makeSealed(ruling, sealer, sealed.move, text)
}

/** The arbiter rules on an unclear sealed move: it loses, or it is this move. */
export function ruleSealedMove(ruling: OpenRuling, act: ActOf<'rule'>): Refusal | undefined {
  const read = ruling.state.proceedings.adjournment?.read ?? null
  const question = ruling.state.questions.find(({ claim }) => claim === 'sealed-move')
  if (read === null || question === undefined)
    return refused('no-such-question', { claim: 'sealed-move' })
  if (act.verdict === 'postponed') return refused('verdict-not-possible', { verdict: act.verdict })
  const meant =
    act.verdict === 'correct' && act.move !== undefined
      ? readSealedOrExtraMove(ruling, act.move, 'en')
      : null
  if (act.verdict === 'correct' && meant?.kind !== 'move') {
    return refused('answer-incomplete', { lacks: 'move' })
  }
  ruling.happen({
    type: 'question-answered',
    at: ruling.at,
    claim: 'sealed-move',
    player: read.by,
    verdict: act.verdict,
    ...ruling.by(question.rule),
  })
  if (meant?.kind === 'move') makeSealed(ruling, read.by, meant.move, read.text)
  else loseBySeal(ruling, read.by, question.rule)
  return undefined
}
