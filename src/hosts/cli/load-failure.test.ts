import { expect, test } from 'vitest'
import { wholeError } from '../../core/diagnostics/source-error.ts'
import { exitCode } from './exit-code.ts'
import { loadFailure } from './load-failure.ts'

const missing = wholeError('SLC335', '`p.yaml` does not exist')
const none = wholeError('SLC803', 'there is no policy in `p`')
const broken = wholeError('SLC102', '`p.yaml` is larger than a policy file may be')

test.each([
  ['a path that does not exist', [missing], exitCode.wrongUse],
  ['a folder without a policy', [none], exitCode.nothingToCheck],
  ['a file that does not load', [broken], exitCode.doesNotLoad],
  ['one of each', [none, missing, broken], exitCode.doesNotLoad],
])('%s', (_name, diagnostics, code) => {
  expect(loadFailure(diagnostics)).toBe(code)
})
