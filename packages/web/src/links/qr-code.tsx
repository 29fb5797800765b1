import { useEffect, useState } from 'preact/hooks'

/** Drawings that the server made, by the link they hold: the same link is drawn once. */
const drawn = new Map<string, Promise<string | null>>()
/** One after the other: a sheet of many links must not flood the server. */
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

/** A link as a QR code, as a picture's address; null where the server cannot be reached. */
function qrOf(url: string): Promise<string | null> {
  const known = drawn.get(url)
  if (known !== undefined) return known
  const asked = queue.then(() => draw(url))
  queue = asked
  drawn.set(url, asked)
  void asked.then(picture => {
    if (picture === null) drawn.delete(url)
  })
  return asked
}

/** A link to be held before a telephone. Its place is kept while it is being drawn. */
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
