import { isJsonArray, isJsonObject, type Json } from '../../base/json.ts'
import { compileRedaction } from '../redact/compile-redaction.ts'
import { findPathHits } from '../redact/path-hits.ts'
import { redactParam } from '../redact/redact-param.ts'
import { redactData } from '../redact/redact-presented.ts'
import { redactText } from '../redact/redact-texts.ts'
import type { RedactionJob } from '../redact/redact-text.ts'
import { defineOperation } from './define-operation.ts'
import { cannotDo, changeEach, pathMap } from './path-map.ts'

/** Redacts an argument before the tool gets it; `paths` start at the argument (L-31, L-33). */
export const redact = defineOperation({
  name: 'redact',
  summary: 'replaces what is found in an argument by placeholders',
  param: pathMap(redactParam, 'redact'),
  bind: (map) =>
    changeEach(map, (param, path) => {
      const job: RedactionJob = { redaction: compileRedaction(param), where: path.text }
      return (value) => {
        if (value === null) throw cannotDo(path, value, 'a value')
        return redactArgument(job, value)
      }
    }),
  examples: [
    {
      param: { '$.body': { patterns: [{ name: 'token', pattern: 'tok_[a-z0-9]+' }] } },
      args: { body: 'use tok_1' },
      want: { body: 'use [REDACTED:token]' },
    },
    { param: { '$.body': { paths: ['$.ssn'] } }, args: { body: { ssn: 1 } }, want: { body: { ssn: '[REDACTED:ssn]' } } },
    { param: { '$.body': { paths: ['$.ssn'] } }, args: { body: 'ssn 1' } },
  ],
})

function redactArgument(job: RedactionJob, value: Json): Json {
  if (typeof value === 'string') return redactText(job, value)
  const isStructured = isJsonArray(value) || isJsonObject(value)
  return isStructured || job.redaction.paths.length === 0 ? redactData(job, value, findPathHits(job, value)) : value
}
