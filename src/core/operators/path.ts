import type { Lookups } from '../events/lookups.ts'
import { compilePathTest, type CompiledPathTest } from '../files/compile-path-test.ts'
import type { PathPlace } from '../files/fold-name.ts'
import { explainPath } from '../files/explain-path.ts'
import type { PathReading } from '../files/path-reading.ts'
import type { PathTest } from '../files/path-test.ts'
import { readPath } from '../files/read-path.ts'
import { defineOperator, type OperatorFacts, type ValueTest } from './define-operator.ts'
import { pathParam } from './path-param.ts'

const app = { cwd: '/srv/app', workspace: '/srv/app', home: '/home/dev', os: 'linux', fs_case: 'sensitive' }
const permit = { permit: true, negated: false }

/**
 * The file or folder that a text names, by whole components, as it is written and where links lead
 * (L-42). What a test here does in doubt depends on its place: see `compilePathTest` and `nameFolding`.
 */
export const path = defineOperator({
  name: 'path',
  summary: 'the text names a file or folder that fits all the given parts',
  judges: ['text'],
  param: pathParam,
  modifiers: [],
  holdsNames: true,
  needs: ({ links }) => (links === 'lexical' ? [] : ['realPath']),
  bind: bindPathTest,
  explain: (param, value, { env }, lookups) =>
    typeof value === 'string' ? explainPath(param, readOnce(value, { env }, lookups), env, lookups) : undefined,
  examples: [
    { param: { inside: '/srv/app' }, env: app, value: 'src/../package.json', want: 'hit' },
    { param: { inside: '/srv/app' }, env: app, value: '/srv/app-backup/db.sql', want: 'miss' },
    { param: { inside: '~/.ssh' }, env: app, value: 'file:///home/dev/%2Essh/id_rsa', want: 'hit' },
    { param: { inside: '.', strict: true }, env: app, value: '/srv/app/', want: 'miss' },
    { param: { equals: ['.cursor/mcp.json', '.vscode/settings.json'] }, env: app, value: './.vscode//settings.json', want: 'hit' },
    { param: { equals: '.cursor/mcp.json' }, env: { ...app, fs_case: 'insensitive' }, value: '.Cursor/MCP.json', want: 'hit' },
    { param: { name: ['.env', { glob: '.env.*' }] }, env: app, value: 'config/.env.production', want: 'hit' },
    { param: { name: '.env' }, env: app, value: 'src/environment.env.ts', want: 'miss' },
    { param: { name: '.env' }, env: app, world: { links: { 'docs/link.txt': '/srv/app/.env' } }, value: 'docs/link.txt', want: 'hit' },
    { param: { glob: 'src/*.ts' }, env: app, value: 'src/core/a.ts', want: 'miss' },
    { param: { glob: 'src/**/*.ts' }, env: app, value: 'src/core/.a.ts', want: 'hit' },
    { param: { ext: ['tar.gz', 'zip'] }, env: app, value: 'backup/v1.2.tar.gz', want: 'hit' },
    { param: { inside: '.' }, env: app, place: permit, world: { links: { outbox: '/srv/other' } }, value: 'outbox/a.txt', want: 'miss' },
    { param: { inside: '.', links: 'lexical' }, env: app, place: permit, world: { links: { outbox: '/srv/other' } }, value: 'outbox/a.txt', want: 'hit' },
    { param: { inside: '/srv/app' }, env: app, value: '$HOME/.env', want: 'unknown' },
    { param: { inside: '/srv/app' }, value: 'src/a.ts', want: 'unknown' },
    { param: { inside: '/srv/app' }, env: app, value: ['src/a.ts'], want: 'unknown' },
  ],
})

/** Operands are read anew only where another run says something else of its system. */
function bindPathTest(test: PathTest, _modifiers: unknown, place: PathPlace): ValueTest {
  let last: { readonly env: OperatorFacts['env']; readonly test: CompiledPathTest } | undefined
  return (value, facts, lookups) => {
    if (typeof value !== 'string') return 'unknown'
    if (last?.env !== facts.env) last = { env: facts.env, test: compilePathTest(test, place, facts.env) }
    return last.test.judge(readOnce(value, facts, lookups), lookups)
  }
}

function readOnce(text: string, { env }: Pick<OperatorFacts, 'env'>, lookups: Lookups): PathReading {
  return lookups.once(READING, text, () => readPath(text, env))
}

const READING = Symbol('path')
