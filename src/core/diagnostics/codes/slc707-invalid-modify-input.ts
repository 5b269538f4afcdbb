import { defineCode } from '../define-code.ts'

export const slc707 = defineCode({
  code: 'SLC707',
  kind: 'invalid_modify_input',
  severity: 'error',
  summary: 'a participant handed over arguments that are no object',
  why: 'Arguments of a tool are an object; anything else cannot be handed to it.',
  fix: 'Hand over an object with the arguments by name.',
  noExample: 'only a participant raises it',
  since: '0.1.0',
})
