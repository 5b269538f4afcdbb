import { defineCode } from '../define-code.ts'

export const slc804 = defineCode({
  code: 'SLC804',
  kind: 'bad_hooks_file',
  severity: 'error',
  summary: 'a hooks file is not well-formed',
  why: 'A hooks file that is not understood would leave a participant out.',
  fix: 'Correct the file at the place shown.',
  noExample: 'it takes a hooks file',
  since: '0.1.0',
})
