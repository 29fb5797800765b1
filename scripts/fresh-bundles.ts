// Tests that start a program start what the sources say now, also after `tsc -b` alone.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export function setup(): void {
  const script = fileURLToPath(new URL('./bundles.mjs', import.meta.url))
  const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' })
  if (status !== 0) throw new Error('the packages cannot be bundled')
}
