import type { MapEntry, MapNode, SyntaxNode } from '../../src/core/syntax/syntax-tree.ts'
import { actionByName } from '../../src/core/actions/registry.ts'
import { operatorByName } from '../../src/core/operators/registry.ts'
import type { Span } from '../../src/core/diagnostics/source.ts'
import type { MistakeKind } from './mistake.ts'

/** What a token of a policy is there for. */
export interface RoledToken {
  /** The kind of typo that can be made in it; absent = text for people, an id, or data. */
  readonly typo?: MistakeKind
  readonly span: Span
}

export interface RoledValue {
  readonly node: SyntaxNode
  /** The key that it stands behind; absent in lists. */
  readonly entry?: MapEntry
  /** `policy` = a rule reads it; `people` = texts and ids; `data` = what a test feeds in or gets out. */
  readonly role: 'policy' | 'people' | 'data'
}

export interface Roles {
  readonly tokens: readonly RoledToken[]
  readonly values: readonly RoledValue[]
}

interface Walk {
  readonly tokens: RoledToken[]
  readonly values: RoledValue[]
  /** Lists that stand for tools somewhere in the pack. */
  readonly toolLists: ReadonlySet<string>
}

type Visit = (walk: Walk, entry: MapEntry) => void

/** Every token of one file with what it is there for. */
export function rolesOf(root: MapNode, toolLists: ReadonlySet<string>): Roles {
  const walk: Walk = { tokens: [], values: [], toolLists }
  for (const entry of root.entries) {
    key(walk, entry, 'typo: key of a pack')
    value(walk, entry.value, 'policy', entry)
    visitTop(walk, entry)
  }
  return walk
}

function key(walk: Walk, { key: { span } }: MapEntry, typo: MistakeKind | undefined): void {
  walk.tokens.push(typo === undefined ? { span } : { typo, span })
}

function value(walk: Walk, node: SyntaxNode, role: RoledValue['role'], entry?: MapEntry): void {
  walk.values.push(entry === undefined ? { node, role } : { node, role, entry })
}

function word(walk: Walk, node: SyntaxNode, typo: MistakeKind): void {
  for (const one of node.kind === 'list' ? node.items : [node]) {
    if (one !== node) value(walk, one, 'policy')
    if (one.kind === 'scalar' && typeof one.value === 'string') walk.tokens.push({ typo, span: one.span })
  }
}

/** Everything below is of one role. */
function deep(walk: Walk, node: SyntaxNode, role: RoledValue['role']): void {
  if (node.kind === 'list') {
    for (const item of node.items) {
      value(walk, item, role)
      deep(walk, item, role)
    }
  }
  if (node.kind === 'map') {
    for (const entry of node.entries) {
      key(walk, entry, undefined)
      value(walk, entry.value, role, entry)
      deep(walk, entry.value, role)
    }
  }
}

function each(walk: Walk, node: SyntaxNode, visit: (item: MapNode) => void): void {
  if (node.kind !== 'list') return
  for (const item of node.items) {
    value(walk, item, 'policy')
    if (item.kind === 'map') visit(item)
  }
}

function entries(walk: Walk, node: SyntaxNode, typo: MistakeKind, visit: Visit): void {
  if (node.kind !== 'map') return
  for (const entry of node.entries) {
    key(walk, entry, typo)
    value(walk, entry.value, 'policy', entry)
    visit(walk, entry)
  }
}

const nothing: Visit = () => undefined

function visitTop(walk: Walk, entry: MapEntry): void {
  const node = entry.value
  switch (entry.key.text) {
    case 'pack':
      entries(walk, node, 'typo: key of a pack', people)
      break
    case 'files':
      word(walk, node, 'typo: file')
      break
    case 'defaults':
      entries(walk, node, 'typo: key of a pack', (_walk, one) => { word(walk, one.value, 'typo: word of a set') })
      break
    case 'unmatched':
      if (node.kind === 'map') visitRule(walk, node)
      break
    case 'catalogue':
      each(walk, node, (tool) => { visitTool(walk, tool) })
      break
    case 'lists':
      entries(walk, node, 'typo: list, declared', (_walk, one) => {
        if (walk.toolLists.has(one.key.text)) word(walk, one.value, 'typo: tool')
        else deep(walk, one.value, 'policy')
      })
      break
    case 'labels':
      entries(walk, node, 'typo: label', (_walk, label) => { entries(walk, label.value, 'typo: key of a pack', nothing) })
      break
    case 'matchers':
      entries(walk, node, 'typo: matcher, declared', (_walk, one) => { visitMatcher(walk, one.value) })
      break
    case 'rules':
    case 'exceptions':
      each(walk, node, (rule) => { visitRule(walk, rule) })
      break
    case 'test_defaults':
      entries(walk, node, 'typo: key of a test', visitCasePart)
      break
    case 'tests':
      each(walk, node, (test) => { visitCase(walk, test) })
      break
  }
}

const peopleKeys = new Set(['id', 'title', 'description', 'reason', 'owner', 'expires', 'version', 'tags'])

function people(walk: Walk, { key: { text }, value: node }: MapEntry): void {
  if (!peopleKeys.has(text)) word(walk, node, 'typo: word of a set')
  else relabel(walk, node)
}

/** What was just taken for part of the policy is for people. */
function relabel(walk: Walk, node: SyntaxNode): void {
  const last = walk.values.pop()
  if (last !== undefined) walk.values.push({ ...last, role: 'people' })
  deep(walk, node, 'people')
}

function visitRule(walk: Walk, rule: MapNode): void {
  for (const entry of rule.entries) {
    const { text } = entry.key
    const isAction = actionByName(text) !== undefined
    key(walk, entry, isAction ? 'typo: action' : 'typo: key of a rule')
    value(walk, entry.value, 'policy', entry)
    if (isAction) visitAction(walk, entry)
    else visitRuleKey(walk, entry)
  }
}

function visitRuleKey(walk: Walk, entry: MapEntry): void {
  const node = entry.value
  switch (entry.key.text) {
    case 'event':
      word(walk, node, 'typo: event')
      break
    case 'match':
    case 'unless':
      visitMatcher(walk, node)
      break
    case 'when':
      visitCondition(walk, node)
      break
    case 'severity':
    case 'mode':
    case 'on_unknown':
    case 'exceptions':
      word(walk, node, 'typo: word of a set')
      break
    case 'rules':
      word(walk, node, 'typo: rule of an exception')
      break
    case 'record':
      entries(walk, node, 'typo: key of a rule', (_walk, one) => { word(walk, one.value, 'typo: argument path') })
      break
    case 'test_defaults':
      entries(walk, node, 'typo: key of a test', visitCasePart)
      break
    case 'tests':
      each(walk, node, (test) => { visitCase(walk, test) })
      break
    default:
      if (peopleKeys.has(entry.key.text)) relabel(walk, node)
  }
}

const matcherWords = new Set(['kind', 'opaque', 'trees', 'unmodelled', 'absent', 'empty', 'address', 'redirects', 'links', 'normalize', 'userinfo', 'access', 'type', 'outcome', 'decode', 'hidden'])

function visitMatcher(walk: Walk, node: SyntaxNode): void {
  if (node.kind === 'list') {
    for (const item of node.items) {
      value(walk, item, 'policy')
      visitMatcher(walk, item)
    }
  }
  if (node.kind !== 'map') return
  for (const entry of node.entries) {
    const { text } = entry.key
    const isOperator = operatorByName(text) !== undefined || text === 'shell'
    key(walk, entry, text.startsWith('$') ? 'typo: argument path' : isOperator ? 'typo: operator' : 'typo: key of a matcher')
    value(walk, entry.value, 'policy', entry)
    visitMatcherValue(walk, entry)
  }
}

function visitMatcherValue(walk: Walk, { key: { text }, value: node }: MapEntry): void {
  if (text === 'tool' && node.kind !== 'map') word(walk, node, 'typo: tool')
  else if (text === 'use') word(walk, node, 'typo: matcher, named')
  else if (text === 'list') word(walk, node, 'typo: list, named')
  else if (text === 'ref') word(walk, node, 'typo: reference')
  else if (text === 'detect' || text === 'tag') visitDetectors(walk, node)
  else if (text === 'schema') operands(walk, node)
  else if (matcherWords.has(text) && node.kind !== 'map') word(walk, node, 'typo: word of a set')
  else visitMatcher(walk, node)
}

/** Keys of a parameter whose values are data to the policy. */
function operands(walk: Walk, node: SyntaxNode): void {
  entries(walk, node, 'typo: key of an operator', (_walk, { key: { text }, value: below }) => {
    if (text === 'type') word(walk, below, 'typo: word of a set')
    else deep(walk, below, 'policy')
  })
}

function visitDetectors(walk: Walk, node: SyntaxNode): void {
  for (const item of node.kind === 'list' ? node.items : [node]) {
    if (item !== node) value(walk, item, 'policy')
    if (item.kind === 'map') entries(walk, item, 'typo: key of a matcher', (_walk, one) => { word(walk, one.value, 'typo: detector') })
    else word(walk, item, 'typo: detector')
  }
}

const actionTexts = new Set(['with', 'question', 'otherwise', 'reason', 'message', 'text', 'preamble', 'pattern', 'documents'])
// Values that are written, and names that a model may emit: any may be meant.
const actionData = new Set(['set', 'default', 'json', 'map'])

function visitAction(walk: Walk, { key: { text }, value: node }: MapEntry): void {
  if (node.kind === 'scalar' && typeof node.value === 'string') relabel(walk, node)
  else visitParam(walk, node, text)
}

function visitParam(walk: Walk, node: SyntaxNode, action: string): void {
  if (node.kind === 'list') {
    for (const item of node.items) {
      value(walk, item, 'policy')
      if (item.kind === 'scalar' && String(item.value).startsWith('$')) walk.tokens.push({ typo: 'typo: argument path', span: item.span })
      visitParam(walk, item, action)
    }
  }
  if (node.kind !== 'map') return
  for (const entry of node.entries) {
    const { text } = entry.key
    key(walk, entry, text.startsWith('$') ? 'typo: argument path' : 'typo: key of an action')
    value(walk, entry.value, 'policy', entry)
    if (text === 'label') word(walk, entry.value, 'typo: label')
    else if (text === 'detect') visitDetectors(walk, entry.value)
    else if (action === 'redact' && (text === 'media' || text === 'text')) word(walk, entry.value, 'typo: word of a set')
    else if (actionData.has(text)) relabelData(walk, entry.value)
    else if (actionTexts.has(text)) relabel(walk, entry.value)
    else visitParam(walk, entry.value, action)
  }
}

function visitCondition(walk: Walk, node: SyntaxNode): void {
  if (node.kind === 'list') {
    for (const item of node.items) {
      value(walk, item, 'policy')
      visitCondition(walk, item)
    }
  }
  entries(walk, node, 'typo: operator of a condition', (_walk, one) => {
    if (one.key.text === 'var') word(walk, one.value, 'typo: variable of a condition')
    else visitCondition(walk, one.value)
  })
}

function visitTool(walk: Walk, tool: MapNode): void {
  for (const entry of tool.entries) {
    key(walk, entry, 'typo: key of the catalogue')
    value(walk, entry.value, 'policy', entry)
    if (entry.key.text === 'name') word(walk, entry.value, 'typo: tool')
    else if (entry.key.text === 'args') {
      entries(walk, entry.value, 'typo: argument path', (_walk, arg) => {
        entries(walk, arg.value, 'typo: key of the catalogue', (_inner, one) => {
          if (one.key.text === 'is' || one.key.text === 'access') word(walk, one.value, 'typo: word of a set')
          else deep(walk, one.value, 'policy')
        })
      })
    } else deep(walk, entry.value, 'policy')
  }
}

function visitCase(walk: Walk, test: MapNode): void {
  for (const entry of test.entries) {
    key(walk, entry, 'typo: key of a test')
    value(walk, entry.value, 'policy', entry)
    visitCasePart(walk, entry)
  }
}

function visitCasePart(walk: Walk, entry: MapEntry): void {
  const node = entry.value
  switch (entry.key.text) {
    case 'steps':
      each(walk, node, (step) => { visitCase(walk, step) })
      break
    case 'call':
    case 'result':
    case 'completion':
    case 'invalid':
      if (node.kind === 'map') entries(walk, node, 'typo: key of a test', data)
      else relabelData(walk, node)
      break
    case 'expect':
      if (node.kind === 'scalar') word(walk, node, 'typo: word of a set')
      else entries(walk, node, 'typo: key of a test', visitExpectation)
      break
    case 'world':
      entries(walk, node, 'typo: key of a test', data)
      break
    default:
      relabelData(walk, node)
  }
}

function visitExpectation(walk: Walk, entry: MapEntry): void {
  const { text } = entry.key
  if (text === 'decision') word(walk, entry.value, 'typo: word of a set')
  else if (text === 'rule' || text === 'shadow') word(walk, entry.value, 'typo: rule expected by a test')
  else relabelData(walk, entry.value)
}

const data: Visit = (walk, entry) => { relabelData(walk, entry.value) }

function relabelData(walk: Walk, node: SyntaxNode): void {
  const last = walk.values.pop()
  if (last !== undefined) walk.values.push({ ...last, role: 'data' })
  deep(walk, node, 'data')
}
