import { textForm, type Json } from '../../core/base/json.ts'
import type { ScenarioTool } from './scenario.ts'

/** Stands for what no model may read. */
export const secret = 'tok_9f3ab2'

export const pay: ScenarioTool = {
  name: 'pay',
  fields: { amount: 'number', to: 'string' },
  run: ({ amount, to }) => `paid ${shown(amount)} to ${shown(to)}`,
}

export const readFile: ScenarioTool = {
  name: 'read_file',
  fields: { path: 'string' },
  run: ({ path }) => `${shown(path)}: the key is ${secret}`,
}

export const account: ScenarioTool = {
  name: 'account',
  fields: { of: 'string' },
  run: ({ of }) => ({ owner: of ?? '', key: secret }),
}

/** What it throws tells a secret (T9). */
export const broken: ScenarioTool = {
  name: 'broken',
  fields: { path: 'string' },
  run() {
    throw new Error(`cannot open with ${secret}`)
  },
}

function shown(value: Json | undefined): string {
  return textForm(value ?? null)
}
