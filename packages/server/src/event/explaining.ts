import type { ProposalView } from '@jadoube/protocol'
import type { ProposalQuestion, WhyQuestion } from '../worker/jobs.js'
import type { WorkerThread } from '../worker/worker-thread.js'
import type { EventState } from './log/state.js'
import { seeProposal, whyOf } from './view/pairing.js'

/** A field of so many is explained at once; a larger one on a thread of its own, while games go on. */
const SMALL = 60
/** Milliseconds that may be spent on one. */
const WITHIN = 20_000

const isSmall = ({ tournament }: EventState): boolean => tournament.entries.length <= SMALL

export async function propose(
  thread: WorkerThread,
  question: ProposalQuestion,
): Promise<ProposalView | undefined> {
  const { state, event, language } = question
  if (isSmall(state)) return seeProposal(state, event, language)
  return thread.run('propose', question, WITHIN)
}

export async function explainWhy(
  thread: WorkerThread,
  question: WhyQuestion,
): Promise<string | undefined> {
  const { state, round, pair, language } = question
  if (isSmall(state)) return whyOf(state, round, pair, language)
  return thread.run('why', question, WITHIN)
}
