import { type EditionId, explanationAlone, loadExplanations } from '@jadoube/laws'
import { useEffect, useState } from 'preact/hooks'
import { inLetters, written } from '../i18n/language.js'
import { WithGerman } from '../i18n/with-german.js'

/** Explains rules in our own words. The texts are loaded when somebody asks why. */
export function RuleReasons({
  rules,
  edition,
}: {
  readonly rules: readonly string[]
  readonly edition: EditionId
}) {
  const [texts, setTexts] = useState<readonly string[]>([])
  const language = written.value
  useEffect(() => {
    let isWanted = true
    void loadExplanations(language).then(all => {
      if (!isWanted) return
      setTexts(rules.map(rule => explanationAlone(all, rule, edition, language)).filter(Boolean))
    })
    return () => {
      isWanted = false
    }
  }, [language, edition, rules.join()])
  return (
    <>
      {texts.map(text => (
        <p class="quiet" key={text}>
          <WithGerman text={inLetters(text)} />
        </p>
      ))}
    </>
  )
}
