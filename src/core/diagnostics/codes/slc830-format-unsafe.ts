import { defineCode } from '../define-code.ts'

export const slc830 = defineCode({
  code: 'SLC830',
  kind: 'format_unsafe',
  severity: 'error',
  summary: 'a file was not formatted, since its new text would not say the same',
  why: 'What `sluice fmt` makes is read again before it is written. If the value or a comment differs the file stays as it is, since a policy that changed by its layout would protect nobody.',
  fix: 'Report it with the smallest part of the file that shows it. The file is as it was; format it by hand.',
  noExample: 'only a mistake in the formatter raises it',
  since: '0.1.0',
})
