import { render } from 'preact'
import { App } from './app.js'
import { firstLanguage, speak } from './i18n/language.js'
import { followLook, look } from './look/look.js'
import { fetchPieces } from './pieces/piece-sets.js'
import { followLinks } from './router.js'
import { followSleep } from './time.js'
import './look/fonts.css'
import './look/tokens.css'
import './look/board-themes.css'
import './look/base.css'

// A page that was open while a new version came asks for parts that are no longer there: it starts again,
// once; what is on the clock and the table is kept.
addEventListener('vite:preloadError', event => {
  const last = Number(sessionStorage.getItem('jadoube.renewed') ?? 0)
  if (Date.now() - last < 10_000) return
  event.preventDefault()
  sessionStorage.setItem('jadoube.renewed', String(Date.now()))
  location.reload()
})

followLook()
followLinks()
followSleep()

// The words and the chosen pieces are there before the first paint, so that nothing on the page jumps.
await Promise.all([speak(firstLanguage()), fetchPieces(look.value.pieces)])
const root = document.getElementById('app')
if (root !== null) render(<App />, root)

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Only once the page stands, so that keeping it for later takes nothing from now.
  const register = () => void navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`)
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
}
