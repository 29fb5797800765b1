import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const serverPackage = fileURLToPath(new URL('../../../', import.meta.url))

/**
 * A script of its own made of a source file, so that a test can start it as a process, and kill it,
 * without a build beforehand. It stands inside the package, where node finds what it imports.
 */
export async function bundle(source: string): Promise<{ script: string; remove(): Promise<void> }> {
  const cache = join(serverPackage, '.cache')
  await mkdir(cache, { recursive: true })
  const outDir = await mkdtemp(join(cache, 'bundle-'))
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
  return {
    script: join(outDir, 'script.js'),
    remove: () => rm(outDir, { recursive: true, force: true }),
  }
}
