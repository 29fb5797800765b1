// Before the first paint: the look that was chosen the last time.
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
    // A store that cannot be read is an empty one.
  }
})()
