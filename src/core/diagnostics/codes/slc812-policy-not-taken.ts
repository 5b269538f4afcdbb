import { defineCode } from '../define-code.ts'

export const slc812 = defineCode({
  code: 'SLC812',
  kind: 'policy_not_taken',
  severity: 'error',
  summary: 'a policy loads and its host cannot take it',
  why: 'What the host makes of a policy, its engine or its adapter, failed; a policy that is half in force is in force nowhere.',
  fix: 'Give the host what the policy asks for, or take the rule out that this kind of host cannot honor.',
  noExample: 'only a host that watches its policies raises it',
  since: '0.1.0',
})
