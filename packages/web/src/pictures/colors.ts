/** The style sheet variables for the colours of pictures, which are drawn without style sheets. */
const names = {
  paper: '--paper',
  ink: '--ink',
  soft: '--ink-soft',
  light: '--square-light',
  dark: '--square-dark',
  letter: '--square-letter',
  last: '--square-last',
  lastDark: '--square-last-dark',
  white: '--piece-white',
  whiteLine: '--piece-white-line',
  black: '--piece-black',
  blackLine: '--piece-black-line',
  blackSeam: '--piece-black-seam',
} as const

export type Colors = Readonly<Record<keyof typeof names, string>>

/** Reads the present colours of the board and the page. */
export function currentColors(): Colors {
  const probe = document.createElement('span')
  document.body.append(probe)
  try {
    const read = (name: string): string => {
      probe.style.color = `var(${name})`
      return getComputedStyle(probe).color
    }
    return Object.fromEntries(
      Object.entries(names).map(([key, name]) => [key, read(name)]),
    ) as Colors
  } finally {
    probe.remove()
  }
}
