// Before the first paint: the ground and the language that were chosen the last time.
;(() => {
  try {
    const look = JSON.parse(localStorage.getItem('jadoube.look') ?? '{}')
    for (const key of ['theme', 'contrast', 'motion', 'board', 'pieces']) {
      if (typeof look[key] === 'string') document.documentElement.dataset[key] = look[key]
    }
  } catch {
    // A store that cannot be read is an empty one.
  }
})()
