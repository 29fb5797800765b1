import { type CompetitionId, logOfEvent, type Store } from '../store/index.js'

/**
 * Reports the last log number of an event, now and whenever the log grows, until the returned
 * function is called.
 */
export function followEvent(
  store: Store,
  event: CompetitionId,
  { changed, failed }: { changed: (seq: number) => void; failed: (error: unknown) => void },
): () => void {
  const log = logOfEvent(event)
  let lastSent = -1
  const report = (seq: number) => {
    if (seq <= lastSent) return
    lastSent = seq
    changed(seq)
  }
  const read = () => {
    store.log.head(log).then(head => report(head?.seq ?? 0), failed)
  }
  const stop = store.subscribe(log, news => {
    if (news.kind === 'appended') report(news.seq)
    else if (news.kind === 'missed') read()
  })
  read()
  return stop
}
