'use strict'
// Loads the files of `dist` with the code cache that the build wrote for exactly this Node, if
// there is one, so that functions need not be compiled again. Without a cache, Node's own `require`
// loads them.
const { existsSync, readFileSync } = require('node:fs')
const { join } = require('node:path')

const dist = join(__dirname, '../dist')
/** Every version and every kind of machine has its own folder. */
const cache = join(dist, `code-cache-${process.version}-${process.platform}-${process.arch}`)

// A script from a cache can import other packages only with this part of Node, which is marked as
// experimental and would say so on standard error.
const warn = process.emitWarning
process.emitWarning = (warning, ...rest) => {
  if (!String(warning).includes('USE_MAIN_CONTEXT_DEFAULT_LOADER'))
    warn.call(process, warning, ...rest)
}

/**
 * A file name that contains a hash of the content: only for these can a cache never be outdated.
 */
const hashed = /-[\w-]{8}\.js$/

function cachedLoader() {
  const vm = require('node:vm')
  const modules = new Map()
  const scripts = new Map()

  function dataOf(name) {
    try {
      return hashed.test(name) ? readFileSync(join(cache, name)) : undefined
    } catch {
      return undefined
    }
  }

  const requireFrom = id => (id.startsWith('./') ? load(id.slice(2)) : require(id))

  function load(name) {
    const known = modules.get(name)
    if (known !== undefined) return known.exports
    const filename = join(dist, name)
    const text = readFileSync(filename, 'utf8')
    const script = new vm.Script(
      `(function (exports, require, module, __filename, __dirname) {${text}\n})`,
      {
        filename,
        cachedData: dataOf(name),
        importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
      },
    )
    const module = { exports: {} }
    modules.set(name, module)
    scripts.set(name, script)
    script.runInThisContext()(module.exports, requireFrom, module, filename, dist)
    return module.exports
  }

  return { load, scripts }
}

const load = name => (existsSync(cache) ? cachedLoader().load(name) : require(join(dist, name)))

module.exports = { cache, cachedLoader, hashed, load }
