import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The name of this test run: what is made once for all files is found under it. */
    readonly testRun: string
  }
}

/** Tests that start a program start what the sources say now, even after `tsc -b` alone. */
export function setup(project: TestProject): void {
  const script = fileURLToPath(new URL('./bundles.mjs', import.meta.url))
  const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' })
  if (status !== 0) throw new Error('the packages cannot be bundled')
  project.provide('testRun', testRun)
}

const testRun = `run-${process.pid}-${Date.now()}`

/** Removes what was made once for all files. */
export function teardown(): void {
  const cache = fileURLToPath(new URL('../packages/server/.cache/', import.meta.url))
  for (const folder of [cache, tmpdir(), '/tmp', '/var/tmp'])
    for (const name of namesIn(folder))
      if (name.includes(testRun)) rmSync(join(folder, name), { recursive: true, force: true })
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
