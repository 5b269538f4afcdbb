import { describe, expect, test } from 'vitest'
import { parseSqlHere } from '../../../test/support/parse-sql-here.ts'
import type { Json } from '../base/json.ts'
import { readSql } from './read-sql.ts'
import type { SqlName } from './sql-access.ts'

const nameText = ({ schema, name }: SqlName) => (schema === undefined ? name : `${schema}.${name}`)

/** `verb[access,access]{tables}(functions)`, with `?` for an opaque part. */
function partsOf(text: string): readonly string[] | undefined {
  return readSql(parseSqlHere(text) ?? null)?.parts.map(({ verb, access, tables, functions, isOpaque }) => {
    const tableTexts = tables.length === 0 ? '' : `{${tables.map(nameText).join()}}`
    const functionTexts = functions.length === 0 ? '' : `(${functions.map(nameText).join()})`
    return `${verb}[${access.join()}]${tableTexts}${functionTexts}${isOpaque ? '?' : ''}`
  })
}

describe('what each statement does (L-45)', () => {
  test.each<[string, readonly string[]]>([
    ['-- nothing', []],
    ['SELECT 1', ['select[read]']],
    ['VALUES (1), (2)', ['select[read]']],
    ['TABLE users', ['select[read]{users}']],
    ['SHOW search_path', ['show[read]']],
    ['SELECT * INTO backup FROM users', ['select[read,schema,write]{backup,users}']],
    ['SELECT * FROM a FOR UPDATE OF a', ['select[read,lock]{a,a}']],
    ['SELECT * FROM a FOR KEY SHARE', ['select[read,lock]{a}']],
    ['INSERT INTO a VALUES (1)', ['insert[write]{a}']],
    ['INSERT INTO a VALUES (1) RETURNING id', ['insert[write,read]{a}']],
    ['INSERT INTO a VALUES (f()) ON CONFLICT (id) DO UPDATE SET x = g()', ['insert[write]{a}(f,g)']],
    ['INSERT INTO a DEFAULT VALUES', ['insert[write]{a}']],
    ['INSERT INTO a SELECT * FROM b', ['insert[write]{a}', 'select[read]{b}']],
    ['UPDATE a SET x = 1 FROM b', ['update[write,read]{a,b}']],
    ['DELETE FROM a USING b', ['delete[write,read]{a,b}']],
    ['MERGE INTO a USING b ON true WHEN MATCHED THEN DELETE', ['merge[write,read]{a,b}']],
    ['TRUNCATE a, b.c', ['truncate[write]{a,b.c}']],
    ['COPY a TO STDOUT', ['copy[read]{a}']],
    ['COPY a FROM STDIN', ['copy[write]{a}']],
    ["COPY a TO '/tmp/x'", ['copy[read,file]{a}']],
    ["COPY a FROM '/tmp/x'", ['copy[write,file]{a}']],
    ["COPY (SELECT 1) TO PROGRAM 'id'", ['copy[read,program]', 'select[read]']],
    ["COPY a FROM PROGRAM 'id'", ['copy[write,program]{a}']],
    ['COPY (DELETE FROM a RETURNING *) TO STDOUT', ['copy[read]', 'delete[write,read]{a}']],
    ['EXPLAIN SELECT * FROM a', ['explain[read]{a}']],
    ['EXPLAIN DELETE FROM a', ['explain[read]{a}']],
    ['EXPLAIN ANALYZE DELETE FROM a', ['explain[read]', 'delete[write]{a}']],
    ['EXPLAIN (VERBOSE, ANALYZE) SELECT 1', ['explain[read]', 'select[read]']],
    ['EXPLAIN (ANALYZE off) DELETE FROM a', ['explain[read]{a}']],
    ['EXPLAIN (ANALYZE false, ANALYZE) DELETE FROM a', ['explain[read]', 'delete[write]{a}']],
    ['EXPLAIN (ANALYZE 1) DELETE FROM a', ['explain[read]', 'delete[write]{a}']],
    ['EXPLAIN SELECT f(1) INTO b', ['explain[read]{b}(f)']],
    ['EXPLAIN CREATE TABLE a AS SELECT 1', ['explain[read]{a}']],
    ['DO $$ BEGIN DELETE FROM a; END $$', ['do[program]?']],
    ['CALL p(1)', ['call[](p)']],
    ['PREPARE x AS DELETE FROM a', ['prepare[session]', 'delete[write]{a}']],
    ['EXECUTE x', ['execute[]?']],
    ['CREATE TABLE a AS EXECUTE x', ['create[schema,write]{a}', 'execute[]?']],
    ['CREATE TABLE a AS SELECT * FROM b', ['create[schema,write]{a}', 'select[read]{b}']],
    ['CREATE TABLE a (id int DEFAULT 0 CHECK (id > 0) REFERENCES b)', ['create[schema]{a,b}']],
    ['CREATE VIEW v AS SELECT * FROM b', ['create[schema]{v}', 'select[read]{b}']],
    ['CREATE INDEX i ON a (lower(x))', ['create[schema]{a}(lower)']],
    ['ALTER TABLE a ADD COLUMN b int', ['alter[schema]{a}']],
    ['DROP TABLE a, b.c', ['drop[schema]{a,b.c}']],
    ['DROP FUNCTION f(int)', ['drop[schema]']],
    ['GRANT SELECT ON a TO joe', ['grant[schema]{a}']],
    ['REVOKE SELECT ON a FROM joe', ['revoke[schema]{a}']],
    ['REFRESH MATERIALIZED VIEW a', ['refresh[schema,write]{a}']],
    ['VACUUM a', ['vacuum[schema]{a}']],
    ['ANALYZE a', ['analyze[schema]{a}']],
    ['ALTER SYSTEM SET archive_command = \'id\'', ['alter[schema,file]?']],
    ["LOAD 'x'", ['load[program]?']],
    ['BEGIN', ['begin[session]']],
    ['START TRANSACTION READ WRITE', ['begin[session]']],
    ['COMMIT', ['commit[session]']],
    ['ROLLBACK TO x', ['rollback[session]']],
    ['SET role admin', ['set[session]']],
    ['SET LOCAL search_path = x', ['set[session]']],
    ['RESET ALL', ['reset[session]']],
    ['DISCARD ALL', ['discard[session]']],
    ['LISTEN x', ['listen[session]']],
    ["NOTIFY x, 'y'", ['notify[session]']],
    ['LOCK a', ['lock[lock]{a}']],
    ['DECLARE c CURSOR FOR SELECT * FROM a', ['declare[session]', 'select[read]{a}']],
    ['FETCH ALL FROM c', ['fetch[read,session]']],
    ['MOVE NEXT FROM c', ['move[read,session]']],
  ])('%s', (text, want) => {
    expect(partsOf(text)).toEqual(want)
  })
})

describe('nested parts', () => {
  test.each<[string, readonly string[]]>([
    ['WITH d AS (DELETE FROM a RETURNING id) SELECT * FROM d', ['select[read]', 'delete[write,read]{a}']],
    ['WITH t AS (SELECT now()) DELETE FROM orders', ['delete[write]{orders}', 'select[read](now)']],
    ['SELECT (SELECT x FROM a), b.y FROM b WHERE EXISTS (SELECT 1 FROM c)', ['select[read]{b}', 'select[read]{a}', 'select[read]{c}']],
    ['SELECT 1 FROM a UNION SELECT 1 FROM b', ['select[read]', 'select[read]{a}', 'select[read]{b}']],
    ['SELECT 1 UNION (SELECT 1 FROM b FOR UPDATE)', ['select[read]', 'select[read]', 'select[read,lock]{b}']],
    ['SELECT * FROM a, LATERAL (SELECT * FROM b) s', ['select[read]{a}', 'select[read]{b}']],
    ['INSERT INTO a VALUES ((SELECT f()))', ['insert[write]{a}', 'select[read](f)']],
  ])('%s', (text, want) => {
    expect(partsOf(text)).toEqual(want)
  })
})

describe('names that WITH defines are no tables, and only where they are seen', () => {
  test.each<[string, readonly string[]]>([
    ['WITH x AS (SELECT * FROM secrets), secrets AS (SELECT 1) SELECT * FROM x', ['select[read]', 'select[read]{secrets}', 'select[read]']],
    ['WITH RECURSIVE x AS (SELECT 1 UNION SELECT * FROM x) SELECT * FROM x', ['select[read]', 'select[read]', 'select[read]', 'select[read]']],
    ['WITH x AS (SELECT 1) SELECT * FROM public.x', ['select[read]{public.x}', 'select[read]']],
    ['WITH x AS (SELECT 1) INSERT INTO x SELECT * FROM x', ['insert[write]{x}', 'select[read]', 'select[read]']],
    ['SELECT * FROM (WITH x AS (SELECT 1) SELECT * FROM x) s, x', ['select[read]{x}', 'select[read]', 'select[read]']],
    ['SELECT * FROM "Users", Users, evil."a.b"', ['select[read]{Users,users,evil.a.b}']],
  ])('%s', (text, want) => {
    expect(partsOf(text)).toEqual(want)
  })
})

describe('functions, in every form that calls one', () => {
  test.each<[string, string]>([
    ['SELECT f(1), pg_catalog.lower(x), evil.lower(x)', 'select[read](f,pg_catalog.lower,evil.lower)'],
    ['SELECT EXTRACT(year FROM x), TRIM(x), x AT TIME ZONE y', 'select[read](pg_catalog.extract,pg_catalog.btrim,pg_catalog.timezone)'],
    ['SELECT * FROM generate_series(1, 3) g, ROWS FROM (f(1), g(2)) r', 'select[read](generate_series,f,g)'],
    ['SELECT sum(x) FILTER (WHERE f(x)) OVER (PARTITION BY g(x) ORDER BY h(x)) FROM t', 'select[read]{t}(sum,f,g,h)'],
    ['SELECT 1 FROM t TABLESAMPLE evil(5)', 'select[read]{t}(evil)'],
    ['SELECT 1 ORDER BY f() LIMIT g() OFFSET h()', 'select[read](f,h,g)'],
    ['SELECT ARRAY[f()], ROW(g()), CASE WHEN h() THEN 1 END, COALESCE(i()), (j()).x[k()]', 'select[read](f,g,h,i,j,k)'],
    ['SELECT (10.0::float8).pg_sleep, s.lo_unlink, s.city FROM t s', 'select[read]{t}(pg_sleep,lo_unlink)'],
    ['SELECT JSON_OBJECT(\'a\': f()), XMLELEMENT(NAME a, g())', 'select[read](f,g)'],
    ['SELECT a OPERATOR(pg_catalog.+) b', 'select[read]'],
    ['SELECT a OPERATOR(evil.+) b', 'select[read]?'],
    ['SELECT 1 ORDER BY a USING OPERATOR(evil.<)', 'select[read]?'],
    ["SELECT 'f()', \"g()\", $$h()$$ -- i()", 'select[read]'],
    ['SELECT current_user, CURRENT_TIMESTAMP, 1::regclass, a COLLATE "C", $1', 'select[read]'],
  ])('%s', (text, want) => {
    expect(partsOf(text)).toEqual([want])
  })
})

describe('hostile trees', () => {
  test.each<[Json]>([[null], ['x'], [{}], [{ stmts: {} }], [{ stmts: [5] }], [{ stmts: [{}] }], [{ stmts: [{ stmt: {} }] }], [{ stmts: [{ stmt: { a: 1, b: 2 } }] }]])(
    '%j is no tree',
    (tree) => {
      expect(readSql(tree)).toBeUndefined()
    },
  )

  const select = (member: Json) => ({ stmts: [{ stmt: { SelectStmt: { targetList: [member] } } }] })

  test('a statement, a node or a member that is not known leaves its part opaque', () => {
    expect(readSql({ stmts: [{ stmt: { TeleportStmt: {} } }] })?.parts.map(({ isOpaque }) => isOpaque)).toEqual([true])
    expect(readSql(select({ Teleport: {} }))?.parts.map(({ isOpaque }) => isOpaque)).toEqual([true])
    expect(readSql(select({ ResTarget: { teleport: { to: 'x' } } }))?.parts.map(({ isOpaque }) => isOpaque)).toEqual([true])
    expect(readSql(select({ ResTarget: {} }))?.parts.map(({ isOpaque }) => isOpaque)).toEqual([false])
  })

  test('a tree that is too deep is none', () => {
    let deep: Json = { A_Const: {} }
    for (let level = 0; level < 1_100; level++) deep = { ResTarget: { val: deep } }
    expect(readSql(select(deep))).toBeUndefined()
  })
})
