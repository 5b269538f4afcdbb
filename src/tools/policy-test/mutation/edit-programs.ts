import type { Span } from '../../../core/diagnostics/source.ts'
import type { FlagTest, ProgramTest, ValueMatcherNode } from '../../../core/rules/policy-ast.ts'
import { dropEach, editEach, within, type Edit } from './edit.ts'

type EditsOf = (node: ValueMatcherNode) => Iterable<Edit<ValueMatcherNode>>

/** Changes of a list of programs: one less, or one of them asked for less or for more. */
export function* editPrograms(programs: readonly ProgramTest[], span: Span, editsOf: EditsOf): Iterable<Edit<readonly ProgramTest[]>> {
  yield* dropEach(programs, () => span, nameOf)
  yield* editEach(programs, (program) => editProgram(program, span, editsOf))
}

function nameOf({ names }: ProgramTest): string {
  return `the program \`${names[0] ?? ''}\``
}

function* editProgram(program: ProgramTest, span: Span, editsOf: EditsOf): Iterable<Edit<ProgramTest>> {
  yield* within(dropNames(program.names, span), (names) => ({ ...program, names }))
  const { subcommands, ...anyCommand } = program
  if (subcommands !== undefined) {
    yield { part: anyCommand, span, says: `takes \`subcommand\` of ${nameOf(program)} out` }
    yield* within(dropNames(subcommands, span), (fewer) => ({ ...program, subcommands: fewer }))
  }
  yield* within(editFlags(program.flags, 'flags', span), (flags) => ({ ...program, flags }))
  yield* within(editFlags(program.globalFlags, 'global_flags', span), (globalFlags) => ({ ...program, globalFlags }))
  if (program.operands.length > 0) yield { part: { ...program, operands: [] }, span, says: `takes \`operands\` of ${nameOf(program)} out` }
  yield* within(
    editEach(program.operands, (operand) => within(editsOf(operand.item), (item) => ({ ...operand, item }))),
    (operands) => ({ ...program, operands }),
  )
}

function* editFlags(flags: FlagTest, key: string, span: Span): Iterable<Edit<FlagTest>> {
  for (const which of ['any', 'all', 'none'] as const) {
    const names = flags[which]
    if (names === undefined) continue
    yield { part: { ...flags, [which]: undefined }, span, says: `takes \`${key}_${which}\` out` }
    yield* within(dropNames(names, span), (fewer) => ({ ...flags, [which]: fewer }))
  }
}

function dropNames(names: readonly string[], span: Span): Iterable<Edit<readonly string[]>> {
  return dropEach(names, () => span, (name) => `\`${name}\``)
}
