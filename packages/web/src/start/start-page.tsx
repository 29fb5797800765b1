import { Frame } from '../frame/frame.js'
import { words } from '../i18n/language.js'
import { PieceDrawing } from '../pieces/piece.js'
import './start.css'

const backRank = ['rook', 'knight', 'bishop', 'queen', 'king', 'bishop', 'knight', 'rook'] as const

export function StartPage() {
  const t = words().start
  const entries = [
    ['/table', t.table, t.tableText],
    ...(import.meta.env.VITE_STATIC
      ? []
      : ([
          ['/link', t.link, t.linkText],
          ['/event', t.event, t.eventText],
        ] as const)),
    ['/clock', t.clock, t.clockText],
    ['/laws', t.laws, t.lawsText],
    ['/games', t.games, t.gamesText],
  ] as const
  return (
    <Frame title="Jadoube">
      <div class="start">
        <h1 tabIndex={-1}>Jadoube</h1>
        <p class="lead">{t.lead}</p>
        <div class="back-rank" aria-hidden="true">
          {backRank.map((role, file) => (
            <span key={`${role}${file < 4 ? 'a' : 'h'}`}>
              <PieceDrawing color="white" role={role} />
            </span>
          ))}
        </div>
        <ul class="entries">
          {entries.map(([href, title, text]) => (
            <li key={href}>
              <a href={href}>
                <strong>{title}</strong>
                <span>{text}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Frame>
  )
}
