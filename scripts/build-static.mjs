// `npm run build:static [-- --base /chess/ --out folder]`: the table, the clock and the Laws with
// their casebook as static files for any web server. `--base` is the path under which they will be
// served.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { install, root, run } from './setup.mjs'

const option = (name, usual) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? usual : (process.argv[at + 1] ?? '')
}
const base = option('base', '/')
if (!/^\/([\w.~-]+\/)*$/.test(base)) {
  console.error('jadoube: --base begins and ends with a slash, such as /chess/ (bad-option)')
  process.exit(2)
}
const out = resolve(option('out', join(root, 'packages/web/static')))
if (!process.argv.includes('--installed')) install()
run(process.execPath, [join(root, 'packages/web/scripts/build-static.mjs')], {
  env: {
    ...process.env,
    JADOUBE_WEB_BASE: base,
    JADOUBE_WEB_OUT: out,
    JADOUBE_WEB_STATIC: 'yes',
  },
})

// Most hosts show 404.html for an address that is not a file; on others, every page that is linked
// from the start page exists as a file.
const page = join(out, 'index.html')
copyFileSync(page, join(out, '404.html'))
for (const part of ['table', 'clock', 'laws', 'laws/what-happened', 'laws/exam', 'games']) {
  mkdirSync(join(out, part), { recursive: true })
  copyFileSync(page, join(out, part, 'index.html'))
}
const manifest = join(out, 'manifest.webmanifest')
writeFileSync(manifest, readFileSync(manifest, 'utf8').replaceAll(/"\/(?=[\w"])/g, `"${base}`))
console.log(`${out}: copy it to where ${base} is served from`)
