import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import ajvDraft04 from 'ajv-draft-04'
import ajvFormats from 'ajv-formats'

// Both are CommonJS modules whose value is their `default`. One pattern of the schema is none with the flag `u`.
const validator = new ajvDraft04.default({ allErrors: true, strict: false, unicodeRegExp: false })
ajvFormats.default(validator)

const schema = createRequire(import.meta.url).resolve('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json')
const validate = validator.compile(JSON.parse(readFileSync(schema, 'utf8')) as object)

/** What the official schema of SARIF 2.1.0, formats of addresses included, has against a report. */
export function sarifProblems(text: string): readonly string[] {
  if (validate(JSON.parse(text))) return []
  return (validate.errors ?? []).map(({ instancePath, message = '' }) => `${instancePath} ${message}`)
}
