import type { JsonObject } from '../../core/base/json.ts'

/** One object for a program, laid out for people who look at it too. */
export function printJson(value: JsonObject): string {
  return `${JSON.stringify(value, undefined, 2)}\n`
}

/** One object a line. */
export function printJsonLines(values: readonly JsonObject[]): string {
  return values.map((value) => `${JSON.stringify(value)}\n`).join('')
}
