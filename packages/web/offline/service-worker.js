// Caches the whole app, so that the table, the clock and the Laws work without a network. The build
// fills in the version and the list of files.
const version = 'jadoube-__VERSION__'
const files = '__FILES__'
/** The path of the app: `/` unless it was built for another one. */
const base = '__BASE__'

self.addEventListener('install', event => {
  event.waitUntil(
    caches
      .open(version)
      .then(cache => cache.addAll(files))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', event => {
  event.waitUntil(
    caches
      .keys()
      .then(names => Promise.all(names.filter(isOld).map(name => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

function isOld(name) {
  return name.startsWith('jadoube-') && name !== version
}

// A tap on "your move" brings the game to the front, or opens the start page, which links to it.
self.addEventListener('notificationclick', event => {
  event.notification.close()
  const path = event.notification.data?.path ?? base
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(windows => {
      const open = windows.find(({ url }) => new URL(url).pathname === path)
      return open === undefined ? self.clients.openWindow(base) : open.focus()
    }),
  )
})

self.addEventListener('fetch', event => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  // Answers of the server are never cached: a board is live or not available.
  if (url.pathname.startsWith('/api/')) return
  event.respondWith(request.mode === 'navigate' ? page(request) : cachedOrFetched(request))
})

/**
 * Loads the page from the network, so that a new version is used at once. Without a network, uses
 * the cached page.
 */
async function page(request) {
  try {
    const answer = await fetch(request)
    if (answer.ok) return answer
  } catch {
    // No network: use the cached page.
  }
  const answer = await caches.match(`${base}index.html`)
  return answer ?? Response.error()
}

async function cachedOrFetched(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}
