import type { AndOr, CommandNode, ParsedScript, Pipeline, Statement, SyntaxNode } from './parse-bash.ts'
import { limits } from '../base/limits.ts'
import { scriptProblem } from './parse-bash.ts'
import { outputOf } from './output-text.ts'
import { readCommand } from './read-command.ts'
import { readRedirects } from './read-redirects.ts'
import { copiedState, reportUnreadable, type Scope, spend } from './shell-scope.ts'
import { isSameFolder, joinStates, type ShellState } from './shell-state.ts'
import { visitExpansions } from './visit-expansions.ts'

/** Reads all statements of a script, in their order. Source: L-41. */
export function walkScript(script: ParsedScript | undefined, scope: Scope): void {
  const problem = scriptProblem(script)
  if (script === undefined || problem !== undefined) {
    reportUnreadable(scope, problem ?? 'does not parse')
    return
  }
  if (scope.nesting > limits.shellNesting) {
    reportUnreadable(scope, 'is nested too deep')
    return
  }
  if (!spend(scope, script.end - script.pos)) return
  walkStatements(script.commands, scope)
}

function walkStatements(statements: readonly Statement[], scope: Scope): void {
  for (const statement of statements) {
    if (scope.findings.unreadable !== undefined) return
    walkNode(statement.command, statement.background === true ? inSubshell(scope) : scope)
  }
}

function inSubshell(scope: Scope): Scope {
  return { ...scope, state: copiedState(scope) }
}

/** Walks a part that may run or not; what it changes is no longer sure afterwards. */
function walkBranches(branches: readonly ((scope: Scope) => void)[], scope: Scope, isExhaustive: boolean): void {
  const ways: ShellState[] = isExhaustive ? [] : [copiedState(scope)]
  for (const branch of branches) {
    const way = inSubshell(scope)
    branch(way)
    ways.push(way.state)
  }
  joinStates(scope.state, ways)
}

function walkNode(node: SyntaxNode, scope: Scope): void {
  if (!spend(scope, 1)) return
  switch (node.type) {
    case 'Statement':
      walkStatements([node], scope)
      return
    case 'CompoundList':
      walkStatements(node.commands, scope)
      return
    case 'AndOr':
      walkAndOr(node, scope)
      return
    case 'Pipeline':
      walkPipeline(node, scope)
      return
    case 'Command':
      readCommand(node, scope)
      return
    case 'Redirected': {
      const input = readRedirects(node.redirects, scope)
      walkNode(node.command, input === undefined ? scope : { ...scope, input })
      return
    }
    case 'Subshell':
      walkNode(node.body, inSubshell(scope))
      return
    case 'BraceGroup':
      walkNode(node.body, scope)
      return
    case 'If': {
      walkNode(node.clause, scope)
      const bodies = [node.then, ...node.elif, ...(node.else === undefined ? [] : [node.else])]
      walkBranches(
        bodies.map((body) => (branch: Scope) => {
          if (body.type === 'CompoundList') {
            walkNode(body, branch)
            return
          }
          walkNode(body.clause, branch)
          walkNode(body.then, branch)
        }),
        scope,
        node.else !== undefined,
      )
      return
    }
    case 'Case':
      visitExpansions(node.word, scope)
      for (const item of node.items) for (const pattern of item.pattern) visitExpansions(pattern, scope)
      walkBranches(
        node.items.map((item) => (branch: Scope) => walkNode(item.body, branch)),
        scope,
        false,
      )
      return
    case 'For':
    case 'Select':
      for (const word of node.wordlist ?? []) visitExpansions(word, scope)
      walkLoop([node.body], scope)
      return
    case 'ArithmeticFor':
      for (const part of [node.initialize, node.test, node.update]) if (part !== undefined) visitArithmetic(part, scope)
      walkLoop([node.body], scope)
      return
    case 'While':
      walkLoop([node.clause, node.body], scope)
      return
    case 'Function':
      walkFunction(node, scope)
      return
    case 'Coproc':
      if (node.name !== undefined) scope.state.variables.delete(node.name.value)
      walkNode(node.body, { ...inSubshell(scope), input: { kind: 'opaque' } })
      return
    case 'TestCommand':
      visitExpansions(node, scope)
      return
    case 'ArithmeticCommand':
      scope.state.variables.clear()
      visitExpansions(node, scope)
      return
    default:
      reportUnreadable(scope, `holds a construct that is not known: ${node.type}`)
      return
  }
}

function visitArithmetic(node: SyntaxNode, scope: Scope): void {
  scope.state.variables.clear()
  if (node.type === 'ArithmeticCommandExpansion') scope.reader.readScript(node.script, inSubshell(scope))
  else visitExpansions(node, scope)
}

function walkAndOr(node: AndOr, scope: Scope): void {
  let sure: ShellState | undefined
  node.commands.forEach((command, index) => {
    if (index > 0 && node.operators[index - 1] === '||') walkBranches([(branch) => walkNode(command, branch)], scope, false)
    else walkNode(command, scope)
    sure ??= copiedState(scope)
  })
  if (sure === undefined) return
  // Whatever stands behind the first operator may not have run. The folder is taken as if it had: `mkdir x && cd x`.
  const folder = scope.state.folder
  joinStates(scope.state, [sure, copiedState(scope)])
  scope.state.folder = folder
}

function walkPipeline(node: Pipeline, scope: Scope): void {
  if (node.commands.length === 1) {
    for (const command of node.commands) walkNode(command, scope)
    return
  }
  let input = scope.input
  for (const command of node.commands) {
    const stage: Scope = { ...inSubshell(scope), input }
    walkNode(command, stage)
    const text = outputOf(command, { ...stage, state: copiedState(scope) })
    input = text === undefined ? { kind: 'opaque' } : { kind: 'text', text }
  }
}

/** A body that runs again starts with whatever it left behind, so only what it leaves alone is known in it. */
function walkLoop(parts: readonly SyntaxNode[], scope: Scope): void {
  scope.state.variables.clear()
  const { programs, redirects, codes, texts } = scope.findings
  const lengths = [programs.length, redirects.length, codes.length, texts.length] as const
  const before = copiedState(scope)
  for (const part of parts) walkNode(part, scope)
  if (isSameFolder(before.folder, scope.state.folder)) {
    scope.state.variables.clear()
    return
  }
  programs.length = lengths[0]
  redirects.length = lengths[1]
  codes.length = lengths[2]
  texts.length = lengths[3]
  scope.state.folder = { kind: 'unknown' }
  for (const part of parts) walkNode(part, scope)
  scope.state.folder = { kind: 'unknown' }
  scope.state.variables.clear()
}

/** The body counts whether the function is called or not; its input is that of a call, which is not known here. */
function walkFunction(node: Extract<CommandNode, { readonly type: 'Function' }>, scope: Scope): void {
  const name = node.name.value
  const body: Scope = { ...inSubshell(scope), input: { kind: 'opaque' } }
  body.state.variables.clear()
  scope.findings.renamed.add(name)
  body.state.functions.set(name, { movesFolder: false })
  walkNode(node.body, body)
  scope.state.functions.set(name, { movesFolder: !isSameFolder(scope.state.folder, body.state.folder) })
}
