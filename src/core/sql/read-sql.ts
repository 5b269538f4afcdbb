import { isJsonArray, isJsonObject, ownMember, type Json, type JsonObject } from '../base/json.ts'
import { limits } from '../base/limits.ts'
import { hasKnownEffect } from './function-access.ts'
import { isPlainNode, unnamedStructure } from './plain-nodes.ts'
import type { SqlAccess, SqlAnalysis, SqlName, SqlPart } from './sql-access.ts'
import { droppedTables, isAnalyzed, statementAccess, statementVerb } from './statement-parts.ts'
import { statementKind } from './statement-table.ts'
import { readTreeNode, sqlNameOf, stringsOf, tableOf } from './tree-nodes.ts'

/**
 * The statements of a syntax tree as PostgreSQL's parser gives it, nested ones too, each with what it
 * does (L-45). A node that is not known leaves its part opaque, so a parser that learns new statements
 * opens no hole. Undefined for what is no such tree or too deep.
 */
export function readSql(tree: Json): SqlAnalysis | undefined {
  const statements = isJsonObject(tree) ? ownMember(tree, 'stmts') : undefined
  if (!isJsonArray(statements)) return undefined
  const reading: Reading = { parts: [], depth: 0, isTooDeep: false }
  for (const statement of statements) {
    const node = isJsonObject(statement) ? readTreeNode(ownMember(statement, 'stmt')) : undefined
    if (node === undefined) return undefined
    // Whatever stands at the top is a statement, also one that is not known.
    readStatement(node.name, node.body, { reading, scope: noNames, isPlanned: false })
  }
  return reading.isTooDeep ? undefined : { count: statements.length, parts: reading.parts }
}

interface Reading {
  readonly parts: OpenPart[]
  /** Of the node that is being read. */
  depth: number
  isTooDeep: boolean
}

/** A part while its statement is read. */
interface OpenPart extends SqlPart {
  readonly access: SqlAccess[]
  readonly tables: SqlName[]
  readonly functions: SqlName[]
  isOpaque: boolean
}

interface Place {
  readonly reading: Reading
  /** Names that WITH gives to queries here: no tables. */
  readonly scope: ReadonlySet<string>
  /** Below an EXPLAIN that only plans: nothing of it happens, but its functions may be computed. */
  readonly isPlanned: boolean
}

interface PartPlace extends Place {
  readonly part: OpenPart
}

const noNames: ReadonlySet<string> = new Set<string>()

/** Statements whose `relation` is what they change, so never a query that WITH names. */
const changers = new Set(['InsertStmt', 'UpdateStmt', 'DeleteStmt', 'MergeStmt', 'CopyStmt'])

function readStatement(name: string, body: JsonObject, place: Place | PartPlace): void {
  const part = place.isPlanned && 'part' in place ? place.part : openPart(name, body)
  if (!('part' in place) || part !== place.part) place.reading.parts.push(part)
  const isPlanned = place.isPlanned || (name === 'ExplainStmt' && !isAnalyzed(body))
  const inner: PartPlace = { ...place, part, isPlanned, scope: readWithClause(body, { ...place, part, isPlanned }) }
  part.tables.push(...droppedTables(body))
  const relation = ownMember(body, 'relation')
  const isChanger = changers.has(name) && isJsonObject(relation)
  if (isChanger) readNode('RangeVar', relation, { ...inner, scope: noNames })
  const rows = name === 'InsertStmt' ? readTreeNode(ownMember(body, 'selectStmt')) : undefined
  const isPlainRows = rows !== undefined && ownMember(rows.body, 'valuesLists') !== undefined && ownMember(rows.body, 'withClause') === undefined
  // The rows of INSERT are its own; only a query in their place reads something.
  if (isPlainRows) readMembers(rows.body, inner)
  readMembers(body, inner, ['withClause', ...(isChanger ? ['relation'] : []), ...(isPlainRows ? ['selectStmt'] : [])])
}

function openPart(name: string, body: JsonObject): OpenPart {
  return {
    verb: statementVerb(name, body),
    access: [...statementAccess(name, body)],
    tables: [],
    functions: [],
    isOpaque: statementKind(name)?.isOpaque ?? true,
  }
}

/** Reads the queries of WITH; the names that the statement itself sees. */
function readWithClause(body: JsonObject, place: PartPlace): ReadonlySet<string> {
  const clause = ownMember(body, 'withClause')
  const queries = isJsonObject(clause) ? ownMember(clause, 'ctes') : undefined
  if (!isJsonObject(clause) || !isJsonArray(queries)) return place.scope
  const scope = new Set(place.scope)
  const nodes = queries.map(readTreeNode)
  const nameOf = (index: number): void => {
    const name = ownMember(nodes[index]?.body ?? {}, 'ctename')
    if (typeof name === 'string') scope.add(name)
  }
  // Each query sees those before it, with RECURSIVE all of them.
  const isRecursive = ownMember(clause, 'recursive') === true
  if (isRecursive) nodes.forEach((_, index) => nameOf(index))
  nodes.forEach((node, index) => {
    if (node?.name !== 'CommonTableExpr') place.part.isOpaque = true
    else readMembers(node.body, { ...place, scope })
    nameOf(index)
  })
  return scope
}

function readNode(name: string, body: JsonObject, place: PartPlace): void {
  const { part } = place
  switch (name) {
    case 'RangeVar': {
      const table = tableOf(body)
      if (table === undefined) part.isOpaque = true
      else if (table.schema !== undefined || !place.scope.has(table.name)) part.tables.push(table)
      return
    }
    case 'FuncCall':
      noteFunction(stringsOf(ownMember(body, 'funcname')), part)
      break
    case 'RangeTableSample':
      noteFunction(stringsOf(ownMember(body, 'method')), part)
      break
    case 'ColumnRef':
      noteAttributes(stringsOf(ownMember(body, 'fields')).slice(1), part)
      return
    case 'A_Indirection':
      noteAttributes(stringsOf(ownMember(body, 'indirection')), part)
      break
    case 'A_Expr':
    case 'SortBy':
    case 'SubLink':
      if (namesForeignOperator(body)) part.isOpaque = true
      break
    default:
      if (statementKind(name) !== undefined) {
        readStatement(name, body, place)
        return
      }
      if (!isPlainNode(name)) part.isOpaque = true
      if (name === 'LockingClause' && !place.isPlanned) part.access.push('lock')
  }
  readMembers(body, place)
}

function readMembers(body: JsonObject, place: PartPlace, without: readonly string[] = noMembers): void {
  const { reading } = place
  if (reading.depth > limits.sqlDepth) {
    reading.isTooDeep = true
    return
  }
  reading.depth++
  for (const member of Object.keys(body)) {
    const value = body[member]
    if (typeof value !== 'object' || value === null || without.includes(member)) continue
    if (isJsonArray(value)) {
      for (const item of value) if (isJsonObject(item)) readMember(member, item, place)
    } else if (isJsonObject(value)) {
      readMember(member, value, place)
    }
  }
  reading.depth--
}

const noMembers: readonly string[] = Object.freeze([])

function readMember(member: string, value: JsonObject, place: PartPlace): void {
  const node = readTreeNode(value)
  if (node !== undefined) {
    readNode(node.name, node.body, place)
    return
  }
  if (Object.keys(value).length === 0) return
  const name = unnamedStructure(member, Object.hasOwn(value, 'relname'))
  if (name === undefined) {
    place.part.isOpaque = true
  } else if (name !== 'plain') {
    readNode(name, value, place)
    return
  } else if (member === 'intoClause' && !place.isPlanned) {
    place.part.access.push('schema', 'write')
  }
  readMembers(value, place)
}

function noteFunction(name: readonly string[], part: OpenPart): void {
  const called = sqlNameOf(name)
  if (called === undefined) part.isOpaque = true
  else part.functions.push(called)
}

/** `(x).f` and `t.f` call the function `f` where there is no such column. */
function noteAttributes(names: readonly string[], part: OpenPart): void {
  for (const name of names) if (hasKnownEffect(name)) part.functions.push({ name })
}

/** An operator of another schema calls a function that nobody knows. */
function namesForeignOperator(body: JsonObject): boolean {
  return ['name', 'useOp', 'operName'].some((member) => {
    const name = stringsOf(ownMember(body, member))
    return name.length > 1 && name[0] !== 'pg_catalog'
  })
}
