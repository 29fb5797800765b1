import type { ClockSetup } from '@jadoube/clock'
import { useState } from 'preact/hooks'
import { Choices } from '../fields/choices.js'
import { LanguageSelect } from '../frame/look-menu.js'
import { Sheet } from '../frame/sheet.js'
import { clockSheetWords } from '../i18n/clock-sheet/words.js'
import { words } from '../i18n/language.js'
import { clock, setForNewGame } from './clock-state.js'
import { NewGame } from './new-game.js'
import { RecentGames } from './recent-games.js'
import { ThisGame } from './this-game.js'

type Part = 'new' | 'this' | 'recent'

/** The settings of the clock: a new game, this game, and recent games. */
export function ClockSheet({ onClose }: { readonly onClose: () => void }) {
  const t = words().clock
  const isReady = clock.value.state === 'ready'
  const [part, setPart] = useState<Part>(isReady ? 'new' : 'this')
  const [toConfirm, setToConfirm] = useState<ClockSetup | null>(null)
  const begin = (setup: ClockSetup) => {
    setForNewGame(setup)
    onClose()
  }
  const choose = (setup: ClockSetup) => (isReady ? begin(setup) : setToConfirm(setup))
  return (
    <Sheet title={t.settings} onClose={onClose}>
      {toConfirm === null ? (
        <>
          <Choices<Part>
            legend={t.settingsPaused}
            options={[
              ['new', t.newGame],
              ['this', t.arbiter],
              ['recent', clockSheetWords().recentGames],
            ]}
            chosen={part}
            onChoose={setPart}
          />
          {part === 'new' && <NewGame onChoose={choose} />}
          {part === 'this' && <ThisGame />}
          {part === 'recent' && <RecentGames onChoose={choose} />}
        </>
      ) : (
        <ConfirmNewGame onYes={() => begin(toConfirm)} onNo={() => setToConfirm(null)} />
      )}
      <div class="row small">
        <a href="/">{t.leave}</a>
        <LanguageSelect />
      </div>
      <p class="small quiet">
        {t.keys} {t.awake}
      </p>
    </Sheet>
  )
}

/** Asks for confirmation before a running game is abandoned. */
function ConfirmNewGame({
  onYes,
  onNo,
}: {
  readonly onYes: () => void
  readonly onNo: () => void
}) {
  const t = words().clock
  return (
    <div role="alert" class="control-list">
      <p class="control-text">{t.beginAgainSure}</p>
      <div class="row">
        <button type="button" class="button main" onClick={onYes}>
          {t.yes}
        </button>
        <button type="button" class="button" onClick={onNo}>
          {t.no}
        </button>
      </div>
    </div>
  )
}
