// Applies the stored appearance before the first paint.
;(() => {
  try {
    const look = JSON.parse(localStorage.getItem('jadoube.look') ?? '{}')
    for (const key of ['theme', 'contrast', 'motion', 'board', 'pieces', 'coordinates']) {
      if (typeof look[key] === 'string') document.documentElement.dataset[key] = look[key]
    }
    const sizes = JSON.parse(localStorage.getItem('jadoube.board-sizes') ?? '{}')
    for (const place of ['game', 'review']) {
      if (typeof sizes[place] === 'number')
        document.documentElement.style.setProperty(`--board-${place}`, String(sizes[place]))
    }
  } catch {
    // A storage that cannot be read counts as empty.
  }
})()
