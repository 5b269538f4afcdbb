import type { Lookups } from '../events/lookups.ts'
import { compilePathTest } from '../files/compile-path-test.ts'
import { madePerEnv } from '../files/made-per-env.ts'
import type { PathPlace } from '../files/fold-name.ts'
import { explainPath } from '../files/explain-path.ts'
import type { PathReading } from '../files/path-reading.ts'
import type { PathTest } from '../files/path-test.ts'
import { readPath } from '../files/read-path.ts'
import { defineOperator, type OperatorFacts, type ValueTest } from './define-operator.ts'
import { pathParam } from './path-param.ts'

/** What a host says of a run, in the examples. */
const app = { cwd: '/srv/app', workspace: '/srv/app' }
const permit = { permit: true, negated: false }

/**
 * The file or folder that a text names, by whole components, as it is written and where links lead
 * (L-42). What a test here does in doubt depends on its place: see `compilePathTest` and `nameFolding`.
 */
export const path = defineOperator({
  name: 'path',
  summary: 'the text names a file or folder that fits all the given parts',
  details: [
    '`inside` takes folders and includes them, unless `strict: true`; `equals` takes files or folders; `name` is about the last component, as it is or by `{ glob: ... }`; `glob` is about the whole path; `ext` takes extensions, with or without a dot, also `tar.gz`. A dot at the start of a name begins no extension. Each takes one or a list, any of which may fit; where several stand together all must hold.',
    'A value is read against `env.cwd`, a relative operand against `env.workspace`, `~` against `env.home`; `file:` URLs are read too. Comparison is by whole components: `/srv/app-backup` does not lie inside `/srv/app`. In a glob `*` stays within a component, `**` crosses them, and as a whole component stands for no folder too; both match a leading dot, and nothing else is special. `/a/**` is what lies below `/a`, without `/a` itself.',
    'A path counts as it is written and where its links lead, which the host is asked for; a file that does not exist yet lies where its nearest existing folder does. A guard hits if one of both fits, a permit only if both do, and `not` swaps this. So `unless: { args: { $.path: { path: { inside: ... } } } }` refuses a link that leads out, and a guard on `~/.ssh` stops a link that leads in. An operand that is reached through a link counts in both forms too, so a linked workspace works. `links: lexical` leaves links alone, and the policy then loads on hosts that cannot follow them; it accepts that a link leads elsewhere.',
    'Case and Unicode form follow `env.fs_case` (`sensitive` or `insensitive`). Where it is not given, a guard takes names that differ in them for the same, and a permit does not. With `env.os: windows`, drives, shares, both slashes, streams (`.env::$DATA`), dots and blanks at the end of a name and 8.3 names are read as Windows does.',
    'Unknown, so refused: an empty or overlong path, control characters and line breaks, `~user`, `$NAME`, `${`, `$(`, URLs of other schemes, a backslash, drive or 8.3 name while `env.os` is not given, a relative path without `env.cwd`, `/proc/*/root` and its like, `/dev/fd`, `/dev/stdin`, devices of Windows, and links that the host cannot follow.',
  ],
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
    { param: { inside: '~/.ssh' }, env: { home: '/home/dev' }, value: 'file:///home/dev/%2Essh/id_rsa', want: 'hit' },
    { param: { inside: '.', strict: true }, env: app, value: '/srv/app/', want: 'miss' },
    { param: { equals: ['.cursor/mcp.json', '.vscode/settings.json'] }, env: app, value: './.vscode//settings.json', want: 'hit' },
    { param: { equals: '.cursor/mcp.json' }, env: { ...app, fs_case: 'insensitive' }, value: '.Cursor/MCP.json', want: 'hit' },
    { param: { name: ['.env', { glob: '.env.*' }] }, env: app, value: 'config/.env.production', want: 'hit' },
    { param: { equals: '.cursor/mcp.json' }, env: { ...app, fs_case: 'sensitive' }, value: '.Cursor/MCP.json', want: 'miss' },
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
  const testFor = madePerEnv((env) => compilePathTest(test, place, env))
  return (value, facts, lookups) => {
    if (typeof value !== 'string') return 'unknown'
    return testFor(facts.env).judge(readOnce(value, facts, lookups), lookups)
  }
}

function readOnce(text: string, { env }: Pick<OperatorFacts, 'env'>, lookups: Lookups): PathReading {
  return lookups.once(READING, text, () => readPath(text, env))
}

const READING = Symbol('path')
