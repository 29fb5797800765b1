// Writes docs/openapi.json from the built server: `node packages/server/scripts/openapi.mjs`.
import { writeFileSync } from 'node:fs'
import { openApi } from '../dist/index.js'

const file = new URL('../../../docs/openapi.json', import.meta.url)
writeFileSync(file, `${JSON.stringify(openApi, null, 2)}\n`)
