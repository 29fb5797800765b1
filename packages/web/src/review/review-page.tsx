import { useEffect, useMemo, useState } from 'preact/hooks'
import { fetchSentences } from '../account/narration.js'
import { Frame } from '../frame/frame.js'
import { gamesWords } from '../i18n/games/words.js'
import { language, words } from '../i18n/language.js'
import { address } from '../router.js'
import { gameHead, gameText } from '../saved-games/game-database.js'
import { fetchLinkGame } from '../saved-games/link-games.js'
import type { GameHead, GameText } from '../saved-games/saved-game.js'
import { readReview } from './read-review.js'
import { Reviewed } from './reviewed.js'
import { textInFragment } from './shared-link.js'

interface FoundGame {
  readonly head: GameHead | null
  readonly text: GameText
}

type LoadState = FoundGame | 'loading' | 'missing' | 'bad-link'

/**
 * `/games/ID`: a game of this device, move by move. `/games/shared#…`: a game contained in a link.
 */
export function ReviewPage({ id }: { readonly id: string }) {
  const t = gamesWords()
  const [loadState, setLoadState] = useState<LoadState>('loading')
  const isShared = id === 'shared'
  const fragment = isShared ? address.value.fragment : ''
  useEffect(fetchSentences, [])
  useEffect(() => {
    let isCurrent = true
    const find = isShared ? findShared(fragment) : findStored(id)
    void find.then(found => isCurrent && setLoadState(found))
    return () => {
      isCurrent = false
    }
  }, [id, fragment])
  if (loadState === 'loading') {
    return (
      <Frame title={t.review}>
        <h1 tabIndex={-1}>{t.review}</h1>
      </Frame>
    )
  }
  if (loadState === 'missing' || loadState === 'bad-link') {
    return <NoGame text={loadState === 'missing' ? t.missing : t.badLink} />
  }
  return <GameReview found={loadState} />
}

function GameReview({ found: { head, text } }: { readonly found: FoundGame }) {
  const spoken = language.value
  const read = useMemo(() => readReview(text, spoken, head?.when ?? null), [text, spoken, head])
  if (!read.ok) return <NoGame text={gamesWords().notReadable} />
  return <Reviewed game={read.value} head={head} />
}

function NoGame({ text }: { readonly text: string }) {
  const t = gamesWords()
  return (
    <Frame title={text}>
      <h1 tabIndex={-1}>{text}</h1>
      <p class="row">
        <a href="/games">{t.title}</a> <a href="/">{words().frame.toStart}</a>
      </p>
    </Frame>
  )
}

async function findShared(fragment: string): Promise<LoadState> {
  const text = await textInFragment(fragment)
  return text === null ? 'bad-link' : { head: null, text }
}

/** Finds a game of the table that is not listed yet. */
async function headFromTable(id: string): Promise<GameHead | undefined> {
  const { storeGamesOfTable } = await import('../saved-games/table-games.js')
  await storeGamesOfTable()
  return gameHead(id)
}

async function findStored(id: string): Promise<LoadState> {
  try {
    const head = (await gameHead(id)) ?? (await headFromTable(id))
    if (head === undefined) return 'missing'
    const text = (await gameText(id)) ?? (await fetchLinkGame(head))
    return text === null ? 'missing' : { head, text }
  } catch {
    return 'missing'
  }
}
