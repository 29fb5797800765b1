import { afterAll, expect, vi } from 'vitest'

/**
 * Files of one worker share what they import. A file therefore ends as it began: with the real
 * globals, and with a web app that speaks English.
 */
afterAll(async () => {
  const file = expect.getState().testPath ?? ''
  if (/packages[/\\]web[/\\]src[/\\](?!e2e)/.test(file)) {
    const { language, speak } = await import('../i18n/language.js')
    if (language.value !== 'en') {
      vi.stubGlobal('document', { documentElement: {} })
      await speak('en')
    }
  }
  vi.unstubAllGlobals()
})
