/**
 * Leaves out the checks of argument types in the libraries, which are for callers without types:
 * the app is compiled, and a phone need not load them.
 */
export const withoutArgumentChecks = () => ({
  name: 'without-argument-checks',
  enforce: 'pre',
  transform: {
    filter: {
      id: /[\\/](chess[\\/]src[\\/](argument|setup|notation[\\/]language)|(clock|tournament)[\\/]src[\\/]argument)\.ts$/,
    },
    handler(code) {
      const emptied = code.replaceAll(
        /export function (need\w+)\([^)]*\): void \{.*?\n\}\n/gs,
        '/* @__NO_SIDE_EFFECTS__ */ export function $1() {}\n',
      )
      if (emptied === code) throw new Error('the checks of argument types have another form now')
      return { code: emptied, map: null }
    },
  },
})
