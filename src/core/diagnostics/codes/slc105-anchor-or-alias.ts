import { defineCode } from '../define-code.ts'

export const slc105 = defineCode({
  code: 'SLC105',
  kind: 'anchor_or_alias',
  severity: 'error',
  summary: 'YAML anchors and aliases are not allowed',
  why: '',
  fix: '',
  since: '0.1.0',
})
