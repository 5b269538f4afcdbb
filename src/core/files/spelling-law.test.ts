import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLookups } from '../events/lookups.ts'
import { plainWorld } from '../events/plain-world.ts'
import { pathFits } from './path-fits.ts'
import type { PathTest } from './path-test.ts'
import { readPath } from './read-path.ts'

const env = { cwd: '/srv/app', workspace: '/srv/app', home: '/srv' }
const systems = [{}, { fs_case: 'sensitive' }, { fs_case: 'insensitive' }, { os: 'linux' }, { os: 'macos', fs_case: 'insensitive' }]

const name = fc.constantFrom('.env', 'src', 'a b', '\u00FCber', '...', '..x', '.git', 'hooks', 'a.tar.gz', 'link')
const names = fc.array(name, { minLength: 1, maxLength: 4 })

/** Other texts for the same file, whatever the file system. */
const spelling = fc.tuple(names, fc.constantFrom('plain', 'dots', 'slashes', 'detour', 'absolute', 'url', 'home', 'tail')).map(
  ([all, how]) => {
    const plain = all.join('/')
    const spelled: Readonly<Record<typeof how, string>> = {
      plain,
      dots: `./${all.join('/./')}`,
      slashes: all.join('//'),
      // A folder that is no link, so that `..` is the same for all.
      detour: `no-link/../${plain}`,
      absolute: `/srv/app/${plain}`,
      url: `file:///srv/app/${all.map(encodeURIComponent).join('/')}`,
      home: `~/app/${plain}`,
      tail: `${plain}/.`,
    }
    return { plain, other: spelled[how] }
  },
)

const pathTest = fc.constantFrom<PathTest>(
  { inside: 'src' },
  { inside: ['.git/hooks', '/elsewhere'] },
  { equals: ['src/.env', '\u00FCber'] },
  { name: ['.env', '\u00FCber'] },
  { name: { glob: '.*' } },
  { glob: '**/.env' },
  { ext: 'gz' },
  { inside: '.', strict: true },
)
const place = fc.record({ permit: fc.boolean(), negated: fc.boolean() })
const world = plainWorld({ links: { '/srv/app/link': '/elsewhere', '/srv/app/src/link': '/srv/app/.env' } })

test('another spelling of a path has the same verdict (L-42)', () => {
  fc.assert(
    fc.property(spelling, pathTest, place, fc.constantFrom(...systems), ({ plain, other }, tested, where, system) => {
      const facts = { env: { ...env, ...system } }
      const judge = (text: string) => pathFits(readPath(text, facts.env), tested, where, facts, createLookups(world))
      expect(judge(other)).toBe(judge(plain))
    }),
    { numRuns: 2_000 },
  )
})

test('what a file system takes for the same never gets past a guard, nor through a permit, that the plain spelling does not (L-42)', () => {
  const fold = fc.constantFrom<(text: string) => string>(
    (text) => text.toUpperCase(),
    (text) => text.normalize('NFD'),
    (text) => text.replace('.g', '.g\u200C'),
    (text) => `${text}.`,
    (text) => `${text} `,
    (text) => `${text}::$DATA`,
  )
  const known = fc.constantFrom({}, { fs_case: 'insensitive' }, { os: 'windows', fs_case: 'insensitive' })
  fc.assert(
    fc.property(names, fold, pathTest, fc.boolean(), known, (all, respell, tested, permit, system) => {
      fc.pre(!all.includes('...'))
      const paths = 'os' in system ? { cwd: 'C:\\app', workspace: 'C:\\app', home: 'C:\\' } : env
      const facts = { env: { ...paths, ...system } }
      const judge = (text: string) =>
        pathFits(readPath(text, facts.env), tested, { permit, negated: false }, facts, createLookups(plainWorld({}, paths.cwd)))
      const plain = judge(all.join('/'))
      const other = judge(respell(all.join('/')))
      if (permit && plain !== 'hit') expect(other).not.toBe('hit')
      if (!permit && plain !== 'miss') expect(other).not.toBe('miss')
    }),
    { numRuns: 2_000 },
  )
})
