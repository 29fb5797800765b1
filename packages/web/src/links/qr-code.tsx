import { useEffect, useState } from 'preact/hooks'

/** The QR codes from the server by link, so that each is drawn once. */
const cache = new Map<string, Promise<string | null>>()
/** One after the other, so that a sheet of many links does not flood the server. */
let queue: Promise<unknown> = Promise.resolve()

async function draw(url: string): Promise<string | null> {
  try {
    const answer = await fetch('/api/qr', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url }),
    })
    if (!answer.ok) return null
    return `data:image/svg+xml,${encodeURIComponent(await answer.text())}`
  } catch {
    return null
  }
}

/** Returns the image address of a QR code. Null if the server cannot be reached. */
function qrOf(url: string): Promise<string | null> {
  const cached = cache.get(url)
  if (cached !== undefined) return cached
  const request = queue.then(() => draw(url))
  queue = request
  cache.set(url, request)
  void request.then(picture => {
    if (picture === null) cache.delete(url)
  })
  return request
}

/** A QR code for a link. Its space is reserved while it is loaded. */
export function QrCode({ url, label }: { readonly url: string; readonly label: string }) {
  const [picture, setPicture] = useState<string | null>(null)
  useEffect(() => {
    let isWanted = true
    void qrOf(url).then(made => {
      if (isWanted) setPicture(made)
    })
    return () => {
      isWanted = false
    }
  }, [url])
  return (
    <span class="qr">
      {picture !== null && <img src={picture} alt={label} width="160" height="160" />}
    </span>
  )
}
