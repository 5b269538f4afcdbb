import { noteAssignment, setVariable } from './assign-variable.ts'
import { expandValue, expandWord } from './expand-word.ts'
import type { Assignment, Command } from './parse-bash.ts'
import { readRedirects } from './read-redirects.ts'
import type { ShellProgram, ShellWord } from './shell-reading.ts'
import { type Scope, spend } from './shell-scope.ts'
import { opaqueWord } from './shell-words.ts'
import { visitExpansions } from './visit-expansions.ts'
import { wordContext, wordsAt } from './word-context.ts'

/** Reads one simple command: its substitutions, redirections, assignments and program. Source: L-41. */
export function readCommand(command: Command, scope: Scope): void {
  if (!spend(scope, command.end - command.pos)) return
  const input = readRedirects(command.redirects, scope)
  const own: Scope = input === undefined ? scope : { ...scope, input }
  const prefixes = command.prefix.filter((part): part is Assignment => part.type === 'Assignment')
  for (const prefix of prefixes) visitExpansions(prefix, own)
  if (command.name !== undefined) visitExpansions(command.name, own)
  for (const arg of command.args) visitExpansions(arg, own)
  const assignments = prefixes.map((prefix) => readAssignment(prefix, own))
  if (command.name === undefined) {
    prefixes.forEach((prefix, index) => {
      const isWhole = prefix.append !== true && prefix.index === undefined
      setVariable(prefix.name, isWhole ? assignments[index]?.value : undefined, own)
    })
    return
  }
  const args: ShellWord[] = []
  for (const arg of command.args) {
    for (const word of wordsAt(arg, own)) args.push(word)
    if (own.findings.unreadable !== undefined) return
  }
  for (const first of programWords(command, own)) own.reader.command([...first, ...args], assignments, own)
}

function readAssignment(node: Assignment, scope: Scope): ShellProgram['assignments'][number] {
  const value = node.value.type === 'Word' && node.index === undefined ? expandValue(node.value, wordContext(scope)) : opaqueWord
  noteAssignment(node.name, value, scope)
  return { name: node.name, value }
}

/** The program word; where a variable in it may have one of several values, a spelling for each. */
function programWords(command: Command, scope: Scope): readonly (readonly ShellWord[])[] {
  const name = command.name
  if (name === undefined) return []
  const context = wordContext(scope)
  const words = expandWord(name, context)
  const open = [...new Set(words.flatMap((word) => word.parts.flatMap((part) => (part.kind === 'variable' ? [part.name] : []))))]
  const [variable] = open
  const values = variable === undefined ? undefined : scope.state.variables.get(variable)
  if (open.length !== 1 || values === undefined) return [words]
  return values.map((value) =>
    expandWord(name, { ...context, valueOf: (asked) => (asked === variable ? value : context.valueOf(asked)) }),
  )
}
