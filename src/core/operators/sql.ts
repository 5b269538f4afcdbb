import type { Json } from '../base/json.ts'
import { and, type Verdict } from '../base/verdict.ts'
import type { Lookups } from '../events/lookups.ts'
import { parseSqlName } from '../sql/parse-sql-name.ts'
import { readSql } from '../sql/read-sql.ts'
import type { SqlAnalysis } from '../sql/sql-access.ts'
import { sqlTextProblem } from '../sql/sql-text-problem.ts'
import { defineOperator } from './define-operator.ts'
import { everyOf, judgeCount, someOf } from './quantify.ts'
import { sqlParam } from './sql-param.ts'
import { bindPartTest } from './sql-part.ts'

/** Judged on the tree of PostgreSQL's own parser, which the host supplies; never on the text (L-45). */
export const sql = defineOperator({
  name: 'sql',
  summary: 'the statements of the SQL text, nested ones too, pass every given test',
  details: [
    'The text is read by the parser of PostgreSQL, so comments, quoted names and texts in it are what the server takes them for. A *part* is one statement, at whatever depth it stands: a query below WITH, a subquery, the statement of EXPLAIN ANALYZE, of PREPARE, of a cursor. `count` takes a number or a map of number tests and counts the statements at the top. `every` and `some` take a map of `access`, `verb`, `table` and `function`, each with one or a list; all must hold for one part. In `every` all accesses, tables and functions of the part must fit, in `some` one of each. Over no statement both miss; `empty: hit`, `miss` or `unknown` says otherwise.',
    '`access` is what a part does. `read`: SELECT, SHOW, EXPLAIN, COPY TO. `write`: INSERT, UPDATE, DELETE, MERGE, TRUNCATE, COPY FROM; with RETURNING, FROM or USING also `read`. `schema`: CREATE, ALTER, DROP, GRANT, COMMENT, VACUUM, ANALYZE; SELECT INTO, CREATE TABLE AS and REFRESH also `write`. `session`: SET, transactions, cursors, PREPARE, LISTEN. `lock`: LOCK, FOR UPDATE, FOR SHARE. `program`: COPY with PROGRAM, LOAD, DO. `file`: COPY with a file.',
    'Functions add what they do: `nextval` writes, `set_config` and `pg_sleep` are `session`, `pg_advisory_lock` is `lock`, `pg_read_file` is `file`, `dblink` is `program`. Functions of PostgreSQL that only compute add nothing; those in `functions` are taken to be such. Any other function may do anything, so it leaves `access` and `table` unknown. DO, EXECUTE, CALL and statements that this version does not know are unknown in the same way. EXPLAIN without ANALYZE only plans: the statement below it counts for its functions and tables alone.',
    '`verb` is the first word of the statement in lower case; a query that begins with VALUES or TABLE is `select`. `table` and `function` take a name as SQL writes it, bare and folded to lower case or in double quotes, with or without its schema, or `{ glob: "audit_*" }` over folded names. A bare name lies in `public` or `pg_catalog`; whether it is one in another schema the search path decides, and the test is unknown. Names that WITH defines are no tables. What views, rules, triggers, casts and operators of the database do cannot be seen in the text.',
    'Unknown: a text that does not parse, holds a NUL character, or is longer than 30,000 characters; a host without a parser does not load the rule. A permit says `every: { access: read }`. In a guard write `some: { access: [write, schema, session, lock, program, file] }`, which is unknown, and so refuses, wherever a part may do more than is seen.',
  ],
  judges: ['text'],
  param: sqlParam,
  modifiers: [],
  holdsNames: true,
  needs: () => ['parseSql'],
  bind({ count, some, every, empty, functions }) {
    const safe = listOf(functions).flatMap((text) => parseSqlName(text) ?? [])
    const judgeSome = some && bindPartTest(some, 'some', safe)
    const judgeEvery = every && bindPartTest(every, 'every', safe)
    return (value, _facts, lookups) => {
      const analysis = analyse(value, lookups)
      if (analysis === undefined) return 'unknown'
      const verdicts: readonly (Verdict | undefined)[] = [
        count === undefined ? undefined : judgeCount(count, analysis.count),
        judgeSome && someOf(analysis.parts, judgeSome, empty),
        judgeEvery && everyOf(analysis.parts, judgeEvery, empty),
      ]
      return verdicts.filter((verdict) => verdict !== undefined).reduce(and, 'hit')
    }
  },
  explain(_param, value, _facts, lookups) {
    if (typeof value !== 'string') return undefined
    const problem = sqlTextProblem(value)
    if (problem !== undefined) return problem
    return analyse(value, lookups) === undefined ? 'does not parse as PostgreSQL' : 'runs something whose effect cannot be seen'
  },
  examples: [
    { param: { dialect: 'postgresql', count: 1, every: { access: 'read' } }, value: 'SELECT 1 -- then DELETE it', want: 'hit' },
    { param: { dialect: 'postgresql', every: { access: 'read' } }, value: 'SELECT "delete" FROM a WHERE b ILIKE \'drop %\'', want: 'hit' },
    { param: { dialect: 'postgresql', count: 1 }, value: 'COMMIT; TRUNCATE invoices', want: 'miss' },
    { param: { dialect: 'postgresql', every: { access: 'read' } }, value: 'WITH d AS (DELETE FROM users RETURNING id) SELECT * FROM d', want: 'miss' },
    { param: { dialect: 'postgresql', every: { access: 'read' } }, value: "SELECT set_config('role', 'admin', false)", want: 'miss' },
    { param: { dialect: 'postgresql', every: { access: 'read' } }, value: 'SELECT score(id) FROM users', want: 'unknown' },
    { param: { dialect: 'postgresql', every: { access: 'read' }, functions: ['score'] }, value: 'SELECT score(id) FROM users', want: 'hit' },
    { param: { dialect: 'postgresql', some: { verb: 'delete', table: 'users' } }, value: 'EXPLAIN ANALYZE DELETE FROM public.Users', want: 'hit' },
    { param: { dialect: 'postgresql', every: { table: ['orders', { glob: 'audit_*' }] } }, value: 'SELECT * FROM orders, audit_log', want: 'hit' },
    { param: { dialect: 'postgresql', every: { access: 'read' } }, value: 'SELECT FROM WHERE', want: 'unknown' },
    { param: { dialect: 'postgresql', count: 1 }, value: 5, want: 'unknown' },
  ],
})

/** Once for each text and event. */
function analyse(value: Json, lookups: Lookups): SqlAnalysis | undefined {
  if (typeof value !== 'string' || sqlTextProblem(value) !== undefined) return undefined
  const tree = lookups.parseSql(value)
  if (tree.kind === 'failed' || tree.value === undefined) return undefined
  const { value: statements } = tree
  return lookups.once(ANALYSIS, value, () => readSql(statements))
}

const ANALYSIS = Symbol('sql')

function listOf(value: string | readonly string[] | undefined): readonly string[] {
  if (value === undefined) return []
  return typeof value === 'string' ? [value] : value
}
