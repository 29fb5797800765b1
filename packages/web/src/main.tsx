import { render } from 'preact'
import { App } from './app.js'
import { firstLanguage, speak } from './i18n/language.js'
import { applyLook, look } from './look/look.js'
import { fetchPieces } from './pieces/piece-sets.js'
import { followLinks } from './router.js'
import { followSleep } from './time.js'
import './look/fonts.css'
import './look/tokens.css'
import './look/board-themes.css'
import './look/base.css'

// After a new version was installed, an open page may ask for files that no longer exist. It
// reloads once. The clock and the table are kept.
addEventListener('vite:preloadError', event => {
  const last = Number(sessionStorage.getItem('jadoube.renewed') ?? 0)
  if (Date.now() - last < 10_000) return
  event.preventDefault()
  sessionStorage.setItem('jadoube.renewed', String(Date.now()))
  location.reload()
})

applyLook()
followLinks()
followSleep()

// Texts and chosen pieces are loaded before the first paint, so that nothing on the page jumps.
await Promise.all([speak(firstLanguage()), fetchPieces(look.value.pieces)])
const root = document.getElementById('app')
if (root !== null) render(<App />, root)

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Only after loading, so that caching does not slow down the first visit.
  const register = () => void navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`)
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
}
