/** Moves the focus from a text field to the board, where the keys of the game work. */
export function backToBoard(): void {
  if (document.querySelector('dialog[open]') !== null) return
  document.querySelector<HTMLElement>('.board [tabindex="0"]')?.focus({ preventScroll: true })
}
