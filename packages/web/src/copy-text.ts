/**
 * Copies a text to the clipboard. Returns false if the browser does not allow it. Without a secure
 * connection, as on the network of a playing hall, only the older method works.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const field = document.createElement('textarea')
    field.value = text
    field.readOnly = true
    field.className = 'visually-hidden'
    // While a dialog is open, nothing outside it can be selected.
    const place = document.querySelector('dialog[open]') ?? document.body
    const before = document.activeElement
    place.append(field)
    field.select()
    const isDone = document.execCommand('copy')
    field.remove()
    if (before instanceof HTMLElement) before.focus()
    return isDone
  }
}
