import { lazy } from '../frame/lazy.js'

/** The controls around a board are loaded after it, with their texts. */
export const BoardHandle = lazy(async () => {
  const [{ BoardHandle: Handle }, { fetchLookWords }] = await Promise.all([
    import('./board-handle.js'),
    import('../i18n/look/words.js'),
  ])
  await fetchLookWords()
  return Handle
})

export const FlipButton = lazy(async () => {
  const [{ FlipButton: Button }, { fetchLookWords }] = await Promise.all([
    import('./flip-button.js'),
    import('../i18n/look/words.js'),
  ])
  await fetchLookWords()
  return Button
})
