// Keeps the whole app, so that the table, the clock and the Laws work with no network at all.
// The build puts the version and the list of files in.
const version = 'jadoube-__VERSION__'
const files = '__FILES__'
/** Where the app stands: `/` unless it was built for another path. */
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

// A tap on "your move" brings the game forward, or the start page, which knows the way to it.
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
  // What the server answers is never kept: a board is live or it is not there.
  if (url.pathname.startsWith('/api/')) return
  event.respondWith(request.mode === 'navigate' ? page(request) : kept(request))
})

/** The page from the network, so that a new version comes at once; without one, the kept page. */
async function page(request) {
  try {
    const answer = await fetch(request)
    if (answer.ok) return answer
  } catch {
    // No network: that is what the kept page is for.
  }
  const answer = await caches.match(`${base}index.html`)
  return answer ?? Response.error()
}

async function kept(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}
