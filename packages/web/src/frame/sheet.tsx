import type { ComponentChildren } from 'preact'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'
import { words } from '../i18n/language.js'
import './sheet.css'

/** A sheet over the page: the browser's own dialog, which keeps the focus inside. */
export function Sheet({
  title,
  turned = false,
  onClose,
  children,
}: {
  readonly title: string
  /** Whether it is turned for the opposite player. */
  readonly turned?: boolean
  readonly onClose: () => void
  readonly children: ComponentChildren
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const isUnmounted = useRef(false)
  useLayoutEffect(() => {
    const element = dialog.current
    if (element !== null && !element.open) element.showModal()
    return () => {
      // The browser fires `close` a moment later. A sheet opened in the meantime must stay open.
      isUnmounted.current = true
      element?.close()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      class={turned ? 'turned' : undefined}
      aria-labelledby={heading}
      onClose={() => {
        if (!isUnmounted.current) onClose()
      }}
    >
      <div class="sheet">
        <div class="sheet-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" class="button plain" onClick={onClose}>
            {words().frame.close}
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
