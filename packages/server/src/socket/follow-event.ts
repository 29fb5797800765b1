import { type CompetitionId, logOfEvent, type Store } from '../store/index.js'

/** Reports the last log number of an event, now and whenever the log grows, until the returned function is called. */
export function followEvent(
  store: Store,
  event: CompetitionId,
  { tell, failed }: { tell: (seq: number) => void; failed: (error: unknown) => void },
): () => void {
  const log = logOfEvent(event)
  let told = -1
  const come = (seq: number) => {
    if (seq <= told) return
    told = seq
    tell(seq)
  }
  const read = () => {
    store.log.head(log).then(head => come(head?.seq ?? 0), failed)
  }
  const stop = store.subscribe(log, news => {
    if (news.kind === 'appended') come(news.seq)
    else if (news.kind === 'missed') read()
  })
  read()
  return stop
}
