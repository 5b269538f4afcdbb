import { defineCode } from '../define-code.ts'

export const slc331 = defineCode({
  code: 'SLC331',
  kind: 'duplicate_pack_id',
  severity: 'error',
  summary: 'two packs have one id',
  why: '',
  fix: '',
  since: '0.1.0',
})
