import { isJsonArray, isJsonObject, ownMember, type Json, type JsonObject } from '../base/json.ts'
import type { SqlAccess, SqlName } from './sql-access.ts'
import { statementKind, statementKinds } from './statement-table.ts'
import { readTreeNode, sqlNameOf, stringsOf } from './tree-nodes.ts'

const transactions: Readonly<Record<string, string>> = {
  TRANS_STMT_BEGIN: 'begin',
  TRANS_STMT_START: 'begin',
  TRANS_STMT_COMMIT: 'commit',
  TRANS_STMT_COMMIT_PREPARED: 'commit',
  TRANS_STMT_ROLLBACK: 'rollback',
  TRANS_STMT_ROLLBACK_TO: 'rollback',
  TRANS_STMT_ROLLBACK_PREPARED: 'rollback',
  TRANS_STMT_SAVEPOINT: 'savepoint',
  TRANS_STMT_RELEASE: 'release',
  TRANS_STMT_PREPARE: 'prepare',
}

/** Every word that a part may have as its verb. */
export const statementVerbs: ReadonlySet<string> = new Set([
  ...[...statementKinds.values()].map(({ verb }) => verb).filter((verb) => verb !== 'transaction'),
  ...Object.values(transactions),
  'reset',
  'analyze',
  'move',
  'revoke',
])

/** The word that a statement begins with, where its node stands for several. */
export function statementVerb(node: string, body: JsonObject): string {
  const verb = statementKind(node)?.verb ?? node
  const kind = ownMember(body, 'kind')
  switch (node) {
    case 'TransactionStmt':
      return typeof kind === 'string' ? (transactions[kind] ?? verb) : verb
    case 'VariableSetStmt':
      return kind === 'VAR_RESET' || kind === 'VAR_RESET_ALL' ? 'reset' : verb
    case 'VacuumStmt':
      return ownMember(body, 'is_vacuumcmd') === true ? verb : 'analyze'
    case 'FetchStmt':
      return ownMember(body, 'ismove') === true ? 'move' : verb
    case 'GrantStmt':
    case 'GrantRoleStmt':
      return ownMember(body, 'is_grant') === true ? verb : 'revoke'
    default:
      return verb
  }
}

/** What a statement does by itself, without what stands below it. */
export function statementAccess(node: string, body: JsonObject): readonly SqlAccess[] {
  const access = statementKind(node)?.access ?? []
  switch (node) {
    case 'CopyStmt':
      return copyAccess(body)
    case 'InsertStmt':
    case 'UpdateStmt':
    case 'DeleteStmt':
    case 'MergeStmt':
      return readers.some((member) => ownMember(body, member) !== undefined) ? [...access, 'read'] : access
    default:
      return access
  }
}

/** Members with which a change also tells what is in its own or other tables. */
const readers = ['returningClause', 'fromClause', 'usingClause', 'sourceRelation']

function copyAccess(body: JsonObject): readonly SqlAccess[] {
  const moved: SqlAccess = ownMember(body, 'is_from') === true ? 'write' : 'read'
  if (ownMember(body, 'is_program') === true) return [moved, 'program']
  return ownMember(body, 'filename') === undefined ? [moved] : [moved, 'file']
}

/** With ANALYZE the statement is run. Only a clear no turns it off, since the last of several options counts. */
export function isAnalyzed(explain: JsonObject): boolean {
  const options = ownMember(explain, 'options')
  return isJsonArray(options) && options.some(asksToAnalyze)
}

function asksToAnalyze(option: Json): boolean {
  const element = readTreeNode(option)?.body
  if (element === undefined || ownMember(element, 'defname') !== 'analyze') return false
  const argument = readTreeNode(ownMember(element, 'arg'))
  const value = argument && (ownMember(argument.body, 'sval') ?? ownMember(argument.body, 'boolval'))
  return !(typeof value === 'string' && ['false', 'off', 'no', '0'].includes(value))
}

const droppedRelations: readonly unknown[] = ['OBJECT_TABLE', 'OBJECT_VIEW', 'OBJECT_MATVIEW', 'OBJECT_FOREIGN_TABLE']

/** Tables and views that DROP names: as dotted names and not as tables. */
export function droppedTables(body: JsonObject): readonly SqlName[] {
  const objects = ownMember(body, 'objects')
  if (!isJsonArray(objects) || !droppedRelations.includes(ownMember(body, 'removeType'))) return []
  const names = objects.map((object) => {
    const list = isJsonObject(object) ? readTreeNode(object) : undefined
    return list?.name === 'List' ? sqlNameOf(stringsOf(ownMember(list.body, 'items'))) : undefined
  })
  return names.filter((name) => name !== undefined)
}
