import { useState } from 'preact/hooks'
import { copyText } from '../copy-text.js'
import { words } from '../i18n/language.js'
import { QrCode } from './qr-code.js'
import './links.css'

const mayShare = (): boolean => typeof navigator.share === 'function'

/** The link of one seat, to scan, copy, share or open here. */
export function LinkCard({
  label,
  url,
  opens,
}: {
  readonly label: string
  readonly url: string
  /** The label of the button that opens it here. */
  readonly opens?: string
}) {
  const { seat: t } = words()
  const [copied, setCopied] = useState(false)
  const copy = async () => setCopied(await copyText(url))
  return (
    <div class="link-card">
      <h3>{label}</h3>
      <QrCode url={url} label={t.qrOf(label)} />
      <div class="row">
        <a class="button" href={url} aria-label={`${opens ?? t.open}: ${label}`}>
          {opens ?? t.open}
        </a>
        <button
          type="button"
          class="button"
          aria-label={`${copied ? t.copied : t.copy}: ${label}`}
          onClick={() => void copy()}
        >
          {copied ? t.copied : t.copy}
        </button>
        {mayShare() && (
          <button
            type="button"
            class="button"
            aria-label={`${t.share}: ${label}`}
            onClick={() => void navigator.share({ title: label, url }).catch(() => undefined)}
          >
            {t.share}
          </button>
        )}
      </div>
    </div>
  )
}
