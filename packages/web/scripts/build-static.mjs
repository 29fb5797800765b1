// Builds the app for a plain file server. scripts/build-static.mjs in the root sets the output
// folder and the path.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const web = join(dirname(fileURLToPath(import.meta.url)), '..')
await build({ configFile: join(web, 'vite.config.mjs'), logLevel: 'warn' })
