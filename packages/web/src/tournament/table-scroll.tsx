import type { ComponentChildren } from 'preact'

/** A table that may be wider than the screen. It scrolls, also with the keyboard. */
export function TableScroll({
  label,
  more = '',
  children,
}: {
  readonly label: string
  readonly more?: string
  readonly children: ComponentChildren
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys (WCAG 2.1.1).
    <section class={`t-scroll ${more}`} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
