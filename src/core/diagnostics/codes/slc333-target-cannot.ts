import { defineCode } from '../define-code.ts'

export const slc333 = defineCode({
  code: 'SLC333',
  kind: 'target_cannot',
  severity: 'error',
  summary: 'the target cannot honor the action',
  why: 'A rule that the target cannot carry out would protect nothing there.',
  fix: 'Load the rule into a target that can, or change its action.',
  noExample: 'only a target with less than all actions raises it',
  since: '0.1.0',
})
