import { Frame } from '../frame/frame.js'
import { words } from '../i18n/language.js'
import './start.css'

export function StartPage() {
  const t = words().start
  const entries = [
    ['/table', t.table, t.tableText],
    ['/clock', t.clock, t.clockText],
    ['/laws', t.laws, t.lawsText],
  ] as const
  return (
    <Frame title="Jadoube">
      <div class="start">
        <h1 tabIndex={-1}>Jadoube</h1>
        <p class="lead">{t.lead}</p>
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
