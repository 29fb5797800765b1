import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { environmentName, settingNames } from '@jadoube/server'
import { describe, expect, test } from 'vitest'

const root = new URL('../', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, root), 'utf8')
const known = new Set<string>(settingNames.map(environmentName))

/** The instructions of the Dockerfile, with continued lines joined. */
const instructions = read('Dockerfile')
  .replaceAll(/\\\n/g, ' ')
  .split('\n')
  .filter(line => line.trim() !== '' && !line.startsWith('#'))
  .map(line => {
    const [, name = '', rest = ''] = /^([A-Z]+)\s+(.*)$/s.exec(line) ?? []
    return { name, rest, line }
  })

describe('the image', () => {
  test('is made of instructions that exist, in stages', () => {
    const all = 'FROM WORKDIR COPY RUN LABEL ENV USER VOLUME EXPOSE HEALTHCHECK ENTRYPOINT CMD'
    for (const { name, line } of instructions) expect(all.split(' '), line).toContain(name)
    const stages = instructions.filter(({ name }) => name === 'FROM')
    expect(stages).toHaveLength(2)
    for (const { rest } of stages) expect(rest).toMatch(/^[\w./-]+:[\w.-]+( AS \w+)?$/)
    expect(stages[1]?.rest).toContain('distroless')
  })

  test('runs without root, says how it is, and starts what is in it', () => {
    const last = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'))
    const of = (name: string) => last.filter(each => each.name === name).map(({ rest }) => rest)
    expect(of('USER')).toEqual(['65532:65532'])
    expect(of('RUN')).toEqual([])
    expect(of('HEALTHCHECK')).toHaveLength(1)
    for (const form of [...of('ENTRYPOINT'), ...of('CMD'), ...of('VOLUME')])
      expect(Array.isArray(JSON.parse(form)), form).toBe(true)
    for (const [name] of of('ENV')
      .join(' ')
      .matchAll(/JADOUBE_\w+/g))
      expect(known).toContain(name)
    const { bin } = JSON.parse(read('packages/cli/package.json')) as { bin: { jadoube: string } }
    expect(of('ENTRYPOINT')[0]).toContain(`node_modules/jadoube/${bin.jadoube}`)
    for (const [, from] of of('COPY')
      .join(' ')
      .matchAll(/ \/src\/(\S+)/g))
      expect(existsSync(new URL(from ?? '', root)), from).toBe(true)
  })

  test('its health check says no where nobody serves', () => {
    const script = fileURLToPath(new URL('deploy/health.mjs', root))
    const asked = spawnSync(process.execPath, [script], {
      env: { ...process.env, JADOUBE_PORT: '1' },
    })
    expect(asked.status).toBe(1)
  })

  const hasDocker = spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0
  test.skipIf(!hasDocker || process.env.JADOUBE_BUILD_IMAGE === undefined)(
    'is built, and smaller than 200 MB (set JADOUBE_BUILD_IMAGE, where Docker runs)',
    () => {
      const folder = fileURLToPath(root)
      const built = spawnSync('docker', ['build', '-q', '-t', 'jadoube-test', '.'], { cwd: folder })
      expect(built.status, String(built.stderr)).toBe(0)
      const asked = ['image', 'inspect', '-f', '{{.Size}}', 'jadoube-test']
      expect(Number(String(spawnSync('docker', asked).stdout))).toBeLessThan(200e6)
    },
    600_000,
  )
})

describe('compose.yaml', () => {
  const text = read('compose.yaml')

  test('has no tabs, nests by two, and names nothing twice', () => {
    const seen = new Set<string>()
    const path: string[] = []
    for (const line of text.split('\n')) {
      expect(line).not.toContain('\t')
      const parts = /^( *)([\w.]+):/.exec(line)
      if (parts === null) continue
      const [, space = '', key = ''] = parts
      expect(space.length % 2, line).toBe(0)
      path.splice(space.length / 2, path.length, key)
      expect(seen, path.join('.')).not.toContain(path.join('.'))
      seen.add(path.join('.'))
    }
    for (const name of ['jadoube', 'postgres', 'caddy']) expect(seen).toContain(`services.${name}`)
    expect(seen).toContain('services.jadoube.read_only')
  })

  test('sets only what the server knows, and takes its secrets from outside', () => {
    for (const [, name] of text.matchAll(/^ {6}(JADOUBE_\w+):/gm))
      if (name !== 'JADOUBE_DOMAIN') expect(known).toContain(name)
    const example = read('deploy/example.env')
    // What the server itself reads from .env.
    expect(text).toMatch(/^ {4}env_file: \.env$/m)
    for (const [, name = ''] of example.matchAll(/^(JADOUBE_\w+)=/gm))
      if (name !== 'JADOUBE_DOMAIN') expect(known).toContain(name)
    // The secrets stay out of the image.
    expect(read('.dockerignore').split('\n')).toContain('**/.env')
    for (const [, name] of text.matchAll(/\$\{(\w+)/g)) expect(example).toContain(`${name}=`)
    for (const [, path] of text.matchAll(/- (\.\/[\w/.-]+):/g))
      expect(existsSync(new URL(path ?? '', root)), path).toBe(true)
  })
})

test('the systemd unit has the sections and keys that systemd knows', () => {
  const keys: Readonly<Record<string, string>> = {
    Unit: 'Description Documentation After Wants',
    Service: `Type ExecStart Environment EnvironmentFile Restart RestartSec KillSignal TimeoutStopSec DynamicUser
      StateDirectory WorkingDirectory UMask LimitNOFILE NoNewPrivileges ProtectSystem ProtectHome PrivateTmp
      PrivateDevices ProtectKernelTunables ProtectKernelModules ProtectControlGroups RestrictAddressFamilies
      RestrictNamespaces LockPersonality CapabilityBoundingSet SystemCallArchitectures`,
    Install: 'WantedBy',
  }
  let section = ''
  for (const line of read('deploy/jadoube.service').split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    const heading = /^\[(\w+)\]$/.exec(line)?.[1]
    if (heading !== undefined) {
      section = heading
      expect(Object.keys(keys)).toContain(section)
      continue
    }
    const [, key = ''] = /^(\w+)=/.exec(line) ?? []
    expect(keys[section]?.split(/\s+/), line).toContain(key)
    for (const [name] of line.matchAll(/JADOUBE_\w+/g)) expect(known).toContain(name)
  }
})
