import { announcementLanguage, germanIn } from './german-in.js'

/** A text with its German names marked as German. */
export function WithGerman({ text }: { readonly text: string }) {
  return (
    <>
      {germanIn(text).map((each, index) =>
        each.german ? (
          <span key={`${index}`} lang={announcementLanguage}>
            {each.text}
          </span>
        ) : (
          each.text
        ),
      )}
    </>
  )
}
