import { defineCode } from '../define-code.ts'

export const slc208 = defineCode({
  code: 'SLC208',
  kind: 'unsupported_version',
  severity: 'error',
  summary: 'the language version is not supported',
  why: '',
  fix: '',
  since: '0.1.0',
})
