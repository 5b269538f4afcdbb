import { describe, expect, test } from 'vitest'
import { parseSqlHere } from '../../../test/support/parse-sql-here.ts'
import type { Json, JsonObject } from '../base/json.ts'
import { createLookups } from '../events/lookups.ts'
import { bindOperator } from './define-operator.ts'
import { sql } from './sql.ts'

const facts = { env: {} }

function judge(param: JsonObject, text: Json): string {
  const whole = { dialect: 'postgresql', ...param }
  expect(sql.param.safeParse(whole).error).toBeUndefined()
  return bindOperator(sql, whole, {})(text, facts, createLookups({ parseSql: parseSqlHere }))
}

describe('one statement that only reads (L-45)', () => {
  const readOnly = { count: 1, every: { access: 'read' } }

  test.each([
    'SELECT 1 -- then UPDATE the report',
    'SELECT updated_at, "delete" FROM audit;',
    "SELECT stmt FROM history WHERE stmt ILIKE 'drop table %'",
    "SELECT count(*) FROM orders WHERE note = 'x; DROP TABLE y; --'",
    'SELECT "update", "drop" FROM "create"',
    'SELECT l.id FROM set_config_log l WHERE l.copied',
    'EXPLAIN SELECT * FROM orders',
    'EXPLAIN (ANALYZE, BUFFERS) SELECT * FROM orders',
    'WITH t AS (SELECT 1) SELECT * FROM t',
    'SELECT row_number() OVER (ORDER BY id), lag(x, 1) OVER w FROM a WINDOW w AS (ORDER BY id)',
    "SELECT data->>'x', jsonb_path_query(data, '$.a') FROM a, jsonb_array_elements(data) e",
    'SELECT d::date FROM generate_series(now() - interval \'7 days\', now(), \'1 day\') d',
    'SELECT * FROM a JOIN LATERAL (SELECT * FROM b WHERE b.id = a.id) s ON true',
    'VALUES (1), (2)',
    'TABLE orders',
    'SHOW server_version',
    'SELECT /* DELETE FROM x */ $$DROP TABLE y$$',
    'COPY orders TO STDOUT',
    "SELECT to_char(created, 'YYYY-MM'), sum(total) FROM orders GROUP BY ROLLUP (1) HAVING sum(total) > 5",
    "SELECT * FROM information_schema.columns WHERE table_name = 'orders'",
    "SELECT pg_size_pretty(pg_total_relation_size('orders'::regclass))",
    'SELECT current_user, version(), EXTRACT(epoch FROM now())',
    "SELECT string_agg(name, ', ' ORDER BY name), array_agg(DISTINCT x) FROM a",
    'SELECT COALESCE(a, b), NULLIF(a, 0), GREATEST(a, b), CASE WHEN a > 1 THEN 2 END FROM t',
    "SELECT to_tsvector('english', body) @@ plainto_tsquery('cats') FROM docs",
    'SELECT * FROM a WHERE id = ANY($1) LIMIT 5 OFFSET 10',
  ])('passes: %s', (text) => {
    expect(judge(readOnly, text)).toBe('hit')
  })

  test.each([
    'COMMIT; TRUNCATE invoices',
    'SELECT 1; SELECT 2',
    ';',
    '/* note */ UPDATE users SET admin = true',
    'WITH t AS (SELECT now()) DELETE FROM orders',
    'WITH d AS (DELETE FROM users RETURNING id) SELECT * FROM d',
    'EXPLAIN ANALYZE DELETE FROM users',
    'EXPLAIN (ANALYZE true, COSTS off) INSERT INTO a VALUES (1)',
    "SELECT E'it\\'s', set_config('role','admin',false)",
    'DELETE\n  FROM orders',
    'SELECT * INTO backup FROM users',
    'CREATE TEMP TABLE x AS SELECT 1',
    "COPY (SELECT 1) TO PROGRAM 'sh -c id'",
    "COPY users TO '/tmp/users'",
    "COPY users FROM PROGRAM 'curl x'",
    'DO $$ BEGIN DELETE FROM users; END $$',
    'SELECT * FROM users FOR UPDATE',
    'SELECT * FROM (SELECT * FROM users FOR SHARE) s',
    'LOCK TABLE users',
    'SET ROLE admin',
    "SET SESSION AUTHORIZATION 'postgres'",
    'BEGIN',
    'PREPARE x AS SELECT 1',
    'DECLARE c CURSOR FOR SELECT 1',
    'LISTEN x',
    'VACUUM',
    'ANALYZE users',
    'REINDEX TABLE a',
    'CREATE INDEX ON a (b)',
    'ALTER TABLE a DROP b',
    'GRANT ALL ON a TO b',
    "COMMENT ON TABLE a IS 'x'",
    "SELECT nextval('s')",
    "SELECT setval('s', 1)",
    'SELECT pg_sleep(100)',
    "SELECT pg_read_file('/etc/passwd')",
    "SELECT pg_catalog.pg_read_binary_file('/etc/passwd')",
    "SELECT * FROM pg_ls_dir('/')",
    "SELECT lo_import('/etc/passwd')",
    "SELECT lo_export(1, '/tmp/x')",
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity',
    'SELECT pg_advisory_lock(1)',
    'SELECT pg_try_advisory_xact_lock(1)',
    'SELECT pg_reload_conf()',
    "SELECT dblink_exec('x', 'DELETE FROM y')",
    "SELECT * FROM dblink('x', 'DELETE FROM y') AS t(a int)",
    'SELECT (5.0::float8).pg_sleep',
    'SELECT 1 WHERE EXISTS (SELECT pg_notify(\'a\', \'b\'))',
    "SELECT x FROM a ORDER BY set_config('a', 'b', true)",
    'SELECT 1 UNION SELECT nextval(\'s\')',
    "EXPLAIN SELECT set_config('a', 'b', false)",
    'NOTIFY x',
    "LOAD 'evil'",
    'CHECKPOINT',
    'DISCARD ALL',
  ])('stops: %s', (text) => {
    expect(judge(readOnly, text)).toBe('miss')
  })

  test.each<[Json]>([
    [''],
    ['SELECT FROM WHERE'],
    ['SELEC 1'],
    ["SELECT 'open"],
    ['SELECT 1 /* open'],
    ['\\! id'],
    ['SELECT 1\0; DROP TABLE x'],
    ['EXECUTE x'],
    ['CALL p()'],
    ['SELECT my_function(1)'],
    ['SELECT evil.lower(x)'],
    ['SELECT "LOWER"(x)'],
    ["SELECT query_to_xml('DELETE FROM x', true, true, '')"],
    ["SELECT ts_stat('DELETE FROM x')"],
    ['SELECT a OPERATOR(evil.+) b'],
    [`SELECT '${'a'.repeat(30_000)}'`],
    [`SELECT 1${'+'.repeat(5_000)}1`],
    [5],
    [['SELECT 1']],
    [{ query: 'SELECT 1' }],
  ])('cannot judge: %j', (text) => {
    expect(judge(readOnly, text)).toBe('unknown')
  })
})

describe('the tests of a part', () => {
  test.each<[JsonObject, string, string]>([
    [{ every: { access: ['read', 'write'] } }, 'INSERT INTO a SELECT 1 RETURNING id', 'hit'],
    [{ every: { access: 'write' } }, 'INSERT INTO a VALUES (1)', 'hit'],
    [{ every: { access: 'write' } }, 'INSERT INTO a SELECT * FROM b', 'miss'],
    [{ every: { access: ['read', 'write', 'schema', 'session', 'lock', 'program', 'file'] } }, 'DO $$x$$', 'hit'],
    [{ some: { access: 'write' } }, 'SELECT * INTO b FROM a', 'hit'],
    [{ some: { access: 'session' } }, "SELECT set_config('a', 'b', false)", 'hit'],
    [{ some: { access: ['write', 'schema'] } }, 'SELECT 1', 'miss'],
    [{ some: { access: 'write' } }, 'SELECT f(1)', 'unknown'],
    [{ some: { access: 'write' } }, 'SELECT f(1); DELETE FROM a', 'hit'],
    [{ some: { verb: ['delete', 'truncate'] } }, 'WITH d AS (DELETE FROM a) SELECT 1', 'hit'],
    [{ some: { verb: 'delete' } }, "SELECT 'delete'", 'miss'],
    [{ some: { verb: 'delete' } }, 'EXECUTE x', 'unknown'],
    [{ some: { verb: 'drop', table: 'users' } }, 'DROP TABLE IF EXISTS public.users CASCADE', 'hit'],
    [{ every: { verb: ['select', 'insert'] } }, 'INSERT INTO a SELECT 1', 'hit'],
    [{ some: { access: 'write', table: 'users' } }, 'INSERT INTO log SELECT * FROM users', 'miss'],
    [{ some: { table: 'users' } }, 'SELECT * FROM a JOIN "users" u ON true', 'hit'],
    [{ some: { table: 'users' } }, 'SELECT * FROM "Users"', 'miss'],
    [{ some: { table: '"Users"' } }, 'SELECT * FROM "Users"', 'hit'],
    [{ some: { table: 'Users' } }, 'SELECT * FROM USERS', 'hit'],
    [{ some: { table: 'users' } }, 'SELECT * FROM hr.users', 'unknown'],
    [{ some: { table: 'hr.users' } }, 'SELECT * FROM hr.users', 'hit'],
    [{ some: { table: 'hr.users' } }, 'SELECT * FROM public.users', 'miss'],
    [{ some: { table: { glob: 'audit_*' } } }, 'SELECT * FROM x.audit_log', 'hit'],
    [{ some: { table: { glob: 'hr.*' } } }, 'SELECT * FROM hr.audit_log', 'hit'],
    [{ some: { table: 'users' } }, 'SELECT f()', 'unknown'],
    [{ every: { table: ['orders', 'items'] } }, 'SELECT * FROM orders, items', 'hit'],
    [{ every: { table: ['orders', 'items'] } }, 'SELECT * FROM orders, users', 'miss'],
    [{ every: { table: 'orders' } }, 'WITH o AS (SELECT * FROM orders) SELECT * FROM o', 'hit'],
    [{ every: { table: 'orders' } }, 'SELECT f() FROM orders', 'unknown'],
    [{ every: { table: 'orders' }, functions: 'f' }, 'SELECT f() FROM orders', 'hit'],
    [{ every: { access: 'read' }, functions: ['app.score', 'f'] }, 'SELECT app.score(1), public.f(2)', 'hit'],
    [{ every: { access: 'read' }, functions: ['app.score'] }, 'SELECT score(1)', 'unknown'],
    [{ some: { function: 'nextval' } }, "SELECT pg_catalog.nextval('s')", 'hit'],
    [{ some: { function: { glob: 'pg_*' } } }, 'SELECT pg_backend_pid()', 'hit'],
    [{ every: { function: ['count', 'sum'] } }, 'SELECT count(*), avg(x) FROM a', 'miss'],
    [{ count: { gte: 2 } }, 'SELECT 1; SELECT 2;', 'hit'],
    [{ every: { access: 'read' }, empty: 'hit' }, '-- nothing', 'hit'],
    [{ every: { access: 'read' } }, '-- nothing', 'miss'],
  ])('%j on %s: %s', (param, text, want) => {
    expect(judge(param, text)).toBe(want)
  })
})

test.each<[Json]>([
  [{ dialect: 'postgresql' }],
  [{ count: 1 }],
  [{ dialect: 'mysql', count: 1 }],
  [{ dialect: 'postgresql', every: {} }],
  [{ dialect: 'postgresql', every: { access: 'reads' } }],
  [{ dialect: 'postgresql', every: { access: [] } }],
  [{ dialect: 'postgresql', every: { verb: 'DELETE' } }],
  [{ dialect: 'postgresql', every: { verb: 'erase' } }],
  [{ dialect: 'postgresql', every: { table: 'a b' } }],
  [{ dialect: 'postgresql', every: { table: '' } }],
  [{ dialect: 'postgresql', every: { table: 'a.b.c' } }],
  [{ dialect: 'postgresql', every: { table: 'audit_*' } }],
  [{ dialect: 'postgresql', count: 1, empty: 'hit' }],
  [{ dialect: 'postgresql', count: 1, functions: ['f'] }],
])('the parameter %j does not load', (param) => {
  expect(sql.param.safeParse(param).success).toBe(false)
})

test('needs a parser, and without an answer of it nothing is known', () => {
  const param = { dialect: 'postgresql', count: 1 }
  expect(sql.needs?.(param as never, { permit: true, negated: false })).toEqual(['parseSql'])
  expect(bindOperator(sql, param, {})('SELECT 1', facts)).toBe('unknown')
})

test('says why a text was not judged, without the text', () => {
  const lookups = createLookups({ parseSql: parseSqlHere })
  const why = (text: string) => sql.explain?.({ dialect: 'postgresql', count: 1 } as never, text, facts, lookups)
  expect(why('SELEC 1')).toBe('does not parse as PostgreSQL')
  expect(why('SELECT f()')).toBe('runs something whose effect cannot be seen')
  expect(why('SELECT 1\0')).toBe('holds a NUL character')
})
