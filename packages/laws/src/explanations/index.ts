export { type Explanation, type Explanations, explanationIn } from './explanation.js'
export { explanationAlone, headingOf } from './heading.js'
export {
  isLanguage,
  type Language,
  languages,
  type WrittenLanguage,
  writtenAs,
  writtenLanguages,
} from './language.js'
export { loadExplanations } from './load.js'
export { inLettersOf, latinFromCyrillic } from './transliteration.js'
