import type { EventActor, ToldEvent } from '@jadoube/protocol'
import { dayOf } from '../i18n/date-text.js'
import { words } from '../i18n/language.js'
import type { RunningWords } from '../i18n/running/en.js'
import { timeOfDay } from '../i18n/time-of-day.js'
import { nameOfEntry, type Players } from './players.js'
import { pointsText, resultText } from './result-texts.js'

/** Describes an event of the log in one sentence, in the reader's language. */
export function logText(event: ToldEvent, w: RunningWords, players: Players): string {
  const { tournament: t, frame } = words()
  const texts = w.events
  const name = (entry: number) => nameOfEntry(players, entry)
  const at = ({ round, board }: { readonly round: number; readonly board: number }) =>
    w.at(round, board)
  switch (event.type) {
    case 'tournament-opened':
    case 'numbers-assigned':
    case 'tournament-concluded':
      return texts[event.type]
    case 'event-announced':
      return texts[event.type](event.name)
    case 'event-changed':
      return changedText(event.changes, w)
    case 'regulations-changed':
      return texts[event.type](event.fromRound)
    case 'player-entered':
      return texts[event.type](event.person.name)
    case 'entry-corrected':
      return texts[event.type](name(event.entry), valuesIn(event.changes))
    case 'initial-colour-drawn':
      return texts[event.type](event.colour)
    case 'player-withdrawn':
      return texts[event.type](name(event.entry), event.afterRound)
    case 'player-reinstated':
    case 'player-advanced':
    case 'name-hidden':
    case 'name-shown':
      return texts[event.type](name(event.entry))
    case 'bye-granted':
    case 'bye-requested':
      return texts[event.type](name(event.entry), event.round, t.byes[event.bye])
    case 'bye-cancelled':
    case 'request-closed':
      return texts[event.type](name(event.entry), event.round)
    case 'pairs-forbidden':
      return texts[event.type](event.entries.map(name).join(', '))
    case 'round-paired':
      return event.insteadOf === null
        ? texts['round-paired'](event.round)
        : texts['round-paired-by-hand'](event.round)
    case 'round-unpaired':
    case 'round-published':
    case 'round-hidden':
    case 'boards-set-up':
    case 'boards-cleared':
      return texts[event.type](event.round)
    case 'round-scheduled':
      return texts[event.type](
        event.round,
        event.start === null ? w.noHour : momentText(event.start),
      )
    case 'game-replaced':
      return texts[event.type](at(event))
    case 'board-result-noted':
    case 'result-reported':
      return texts[event.type](at(event), resultText(event.result))
    case 'result-stated':
      return texts[event.type](at(event), frame[event.colour], resultText(event.result))
    case 'result-corrected':
      return texts[event.counts === 'rating' ? 'result-corrected-rating' : 'result-corrected'](
        at(event),
        resultText(event.result),
      )
    case 'points-adjusted':
      return texts[event.type](name(event.entry), pointsText(event.points / 100))
    case 'scoring-changed': {
      const { win, draw, loss } = event.scoring
      return texts[event.type]([win, draw, loss].map(each => pointsText(each / 100)).join(' – '))
    }
    case 'rounds-changed':
    case 'rounds-needed':
      return texts['rounds-changed'](event.rounds)
    case 'note-made':
      return texts[event.type](
        event.board === null ? w.roundOnly(event.round) : w.at(event.round, event.board),
        event.text,
      )
  }
}

/** The reason, if one was given: as written, or translated if the server gave it. */
export function reasonOf(event: ToldEvent, w: RunningWords): string {
  const reason = 'reason' in event ? (event.reason ?? '') : ''
  return w.reasons[reason] ?? reason
}

/** Tie-breaks are listed by code, other changes by their new values. */
function changedText(changes: Readonly<Record<string, unknown>>, w: RunningWords): string {
  const { tieBreaks, ...rest } = changes
  const codes = Array.isArray(tieBreaks) ? tieBreaks.filter(code => code !== 'PTS') : []
  return [
    ...(Object.keys(rest).length === 0 ? [] : [w.events['event-changed'](valuesIn(rest))]),
    ...(tieBreaks === undefined
      ? []
      : [`${words().tournament.tieBreaks}: ${codes.join(', ') || '–'}.`]),
  ].join(' ')
}

const valuesIn = (changes: object): string =>
  Object.values(changes)
    .map(value => (value === null ? '–' : String(value)))
    .join(', ')

export const momentText = (at: number): string => `${dayOf(at)} ${timeOfDay(at)}`

/** Who did it, by name if the link has one. */
export function actorText({ role, name, entry }: EventActor, w: RunningWords, players: Players) {
  if (role === 'board') return w.boardItself
  if (role === 'player') return entry === undefined ? '' : nameOfEntry(players, entry)
  const { roles } = words().seat
  return name === undefined ? roles[role] : `${name} (${roles[role]})`
}
