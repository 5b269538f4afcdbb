import { expect, test } from 'vitest'
import { functionAccess } from './function-access.ts'
import type { SqlName } from './sql-access.ts'

test.each<[SqlName, readonly string[] | undefined]>([
  [{ name: 'lower' }, []],
  [{ schema: 'pg_catalog', name: 'lower' }, []],
  [{ schema: 'public', name: 'lower' }, undefined],
  [{ name: 'LOWER' }, undefined],
  [{ name: 'constructor' }, undefined],
  [{ name: 'nextval' }, ['write']],
  [{ name: 'lo_import' }, ['write', 'file']],
  [{ name: 'pg_stat_reset_shared' }, ['write']],
  [{ schema: 'public', name: 'dblink_exec' }, ['program']],
  [{ name: 'pg_ls_waldir' }, ['file']],
  [{ name: 'query_to_xml' }, undefined],
])('%j: %j', (called, want) => {
  expect(functionAccess(called)).toEqual(want)
})
