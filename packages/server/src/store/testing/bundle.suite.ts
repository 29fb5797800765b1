import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { inject } from 'vitest'
import { madeOnce } from './made-once.suite.js'

const serverPackage = fileURLToPath(new URL('../../../', import.meta.url))

/**
 * Bundles a source file into a script, once per test run, so that a test can start it as a process,
 * and kill it, without a build. The script is inside the package, where Node finds its imports.
 */
export async function bundle(source: string): Promise<string> {
  const run = join(serverPackage, '.cache', inject('testRun'))
  await mkdir(run, { recursive: true })
  const outDir = join(run, createHash('sha256').update(source).digest('hex').slice(0, 12))
  await madeOnce(outDir, async () => {
    await build({
      configFile: false,
      root: serverPackage,
      logLevel: 'silent',
      ssr: { target: 'node' },
      build: {
        ssr: true,
        outDir,
        emptyOutDir: false,
        minify: false,
        rollupOptions: {
          // The server starts its worker from the file beside it.
          input: { script: source, worker: join(serverPackage, 'src/worker/worker.ts') },
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    })
  })
  return join(outDir, 'script.js')
}
