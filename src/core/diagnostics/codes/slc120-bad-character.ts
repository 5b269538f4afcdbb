import { defineCode } from '../define-code.ts'

export const slc120 = defineCode({
  code: 'SLC120',
  kind: 'bad_character',
  severity: 'error',
  summary: 'a character that a text cannot hold',
  why: '',
  fix: '',
  since: '0.1.0',
})
