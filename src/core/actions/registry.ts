import { allowAction } from './allow.ts'
import { askAction } from './ask.ts'
import { consultAction } from './consult.ts'
import { failAction } from './fail.ts'
import { noteAction } from './note.ts'
import { patchAction } from './patch.ts'
import { redactAction } from './redact.ts'
import { repairAction } from './repair.ts'
import { replaceAction } from './replace.ts'
import { retryAction } from './retry.ts'
import { rewriteAction } from './rewrite.ts'
import { skipAction } from './skip.ts'
import { terminateAction } from './terminate.ts'
import { truncateAction } from './truncate.ts'
import type { ActionDefinition } from './define-action.ts'

/** All actions, sorted by name. */
export const actions = [
  allowAction,
  askAction,
  consultAction,
  failAction,
  noteAction,
  patchAction,
  redactAction,
  repairAction,
  replaceAction,
  retryAction,
  rewriteAction,
  skipAction,
  terminateAction,
  truncateAction,
] as const
export type ActionName = (typeof actions)[number]['name']

const byName: ReadonlyMap<string, ActionDefinition> = new Map(actions.map((action) => [action.name, action]))

export function actionByName(name: string): ActionDefinition | undefined {
  return byName.get(name)
}
