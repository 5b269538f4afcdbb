import { runFields } from '../events/run-facts.ts'
import { didYouMean } from './reading.ts'

/** What a name that the run does not have may have meant. */
export function runFieldHint(name: string): string {
  return didYouMean(name, runFields) ?? `known: ${runFields.map((field) => `\`${field}\``).join(', ')}`
}
