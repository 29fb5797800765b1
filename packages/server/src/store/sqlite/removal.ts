import type { HeadCache } from '../head-cache.js'
import { logOfEvent } from '../ids.js'
import type { NewsDesk } from '../news.js'
import { assertWritableRemoval, publishRemoval } from '../removal.js'
import type { Removal, Store } from '../store.js'
import type { SqliteDatabase } from './database.js'
import type { GroupCommit } from './group-commit.js'
import { COMPLETE } from './holder.js'

export async function openSqliteRemoval(
  database: SqliteDatabase,
  commit: GroupCommit,
  heads: HeadCache,
  news: NewsDesk,
): Promise<Store['remove']> {
  const write = (sql: string) => database.writing(sql)
  const body = await write('UPDATE entry SET body = ?, tombstone = ? WHERE board = ? AND seq = ?')
  const snapshot = await write('DELETE FROM snapshot WHERE board = ?')
  const entries = await write('DELETE FROM entry WHERE board = ?')
  const end = await write('DELETE FROM log_end WHERE board = ?')
  const alarm = await write('DELETE FROM alarm WHERE board = ?')
  const seats = await write('DELETE FROM seat WHERE scope_kind = ? AND scope_id = ?')
  const complete = await write(
    "UPDATE holder SET token = ?1 || token WHERE token <> '' AND substr(token, 1, 1) <> ?1",
  )
  // A new token: an unchanged value would not be written, and the WAL would stay empty.
  const served = await write(
    'UPDATE holder SET token = substr(token, 2) WHERE substr(token, 1, 1) = ?1',
  )
  const seat = await write('UPDATE seat SET meta = ? WHERE id = ?')
  const [board, competition] = await Promise.all(
    (['board', 'competition'] as const).map(table =>
      write(`UPDATE ${table} SET version = version + 1, meta = ? WHERE id = ?`),
    ),
  )

  function remove(removal: Removal): void {
    for (const each of removal.bodies ?? []) {
      body.run([each.body, each.tombstone, each.board, each.seq])
      snapshot.run([each.board])
    }
    for (const { id, meta, erase } of removal.boards ?? []) {
      board?.run([meta, id])
      snapshot.run([id])
      if (!erase) continue
      entries.run([id])
      end.run([id])
      alarm.run([id])
      seats.run(['board', id])
      heads.forget(id)
    }
    for (const { id, meta, erase } of removal.competitions ?? []) {
      competition?.run([meta, id])
      if (!erase) continue
      entries.run([id])
      end.run([id])
      heads.forget(logOfEvent(id))
      seats.run(['competition', id])
    }
    for (const { id, meta } of removal.seats ?? []) seat.run([meta, id])
  }

  /** Only one removal at a time empties the WAL: each must leave the file marked as in use. */
  let lastEmptying: Promise<unknown> = Promise.resolve()
  async function emptyWal(): Promise<void> {
    await commit.write(() => complete.run([COMPLETE]))
    await commit.idle()
    // As far as nobody is reading.
    await database.exec('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => {})
    await commit.write(() => served.run([COMPLETE]))
  }

  return async removal => {
    assertWritableRemoval(removal)
    await commit.write(
      () => remove(removal),
      () => publishRemoval(removal, one => news.publish(one)),
    )
    const emptying = lastEmptying.then(emptyWal)
    lastEmptying = emptying.catch(() => {})
    await emptying
  }
}
