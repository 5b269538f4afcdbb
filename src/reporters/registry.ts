import { json } from './json.ts'
import { text } from './text.ts'

/** Every form of output, by name. */
export const reporters = [json, text] as const

