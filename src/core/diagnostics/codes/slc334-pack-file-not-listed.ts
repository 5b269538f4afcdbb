import { defineCode } from '../define-code.ts'

export const slc334 = defineCode({
  code: 'SLC334',
  kind: 'pack_file_not_listed',
  severity: 'error',
  summary: 'a file below a pack is neither listed nor a test',
  why: 'A rule file that nobody listed is a rule that nobody loads.',
  fix: 'List the file under `files` of `pack.yaml`, or name it `*.test.yaml`.',
  noExample: 'it takes a folder of files',
  since: '0.1.0',
})
