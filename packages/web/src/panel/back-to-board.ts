/** From writing to the board, where the keys of the game are. */
export function backToBoard(): void {
  if (document.querySelector('dialog[open]') !== null) return
  document.querySelector<HTMLElement>('.board [tabindex="0"]')?.focus({ preventScroll: true })
}
