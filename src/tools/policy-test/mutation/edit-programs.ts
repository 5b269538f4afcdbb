import type { Span } from '../../../core/diagnostics/source.ts'
import type { FlagTest, ProgramTest, ValueMatcherNode } from '../../../core/rules/policy-ast.ts'
import { dropEach, editEach, within, type Edit, type WrittenPath } from './edit.ts'

type EditsOf = (node: ValueMatcherNode) => Iterable<Edit<ValueMatcherNode>>

/** Where programs are written: a key, and the way from it. */
interface Place {
  readonly span: Span
  readonly at: WrittenPath
}

/** Changes of a list of programs: one less, or one of them asked for less or for more. */
export function* editPrograms(programs: readonly ProgramTest[], place: Place, editsOf: EditsOf): Iterable<Edit<readonly ProgramTest[]>> {
  yield* dropEach(programs, () => place.span, nameOf, (index) => [...place.at, index])
  yield* editEach(programs, (program, index) => editProgram(program, below(place, index), editsOf))
}

function below({ span, at }: Place, ...steps: WrittenPath): Place {
  return { span, at: [...at, ...steps] }
}

function nameOf({ names }: ProgramTest): string {
  return `the program \`${names[0] ?? ''}\``
}

function* editProgram(program: ProgramTest, place: Place, editsOf: EditsOf): Iterable<Edit<ProgramTest>> {
  yield* within(dropNames(program.names, below(place, 'program')), (names) => ({ ...program, names }))
  const { subcommands, ...anyCommand } = program
  if (subcommands !== undefined) {
    yield { part: anyCommand, ...below(place, 'subcommand'), says: `takes \`subcommand\` of ${nameOf(program)} out` }
    yield* within(dropNames(subcommands, below(place, 'subcommand')), (fewer) => ({ ...program, subcommands: fewer }))
  }
  yield* within(editFlags(program.flags, 'flags', place), (flags) => ({ ...program, flags }))
  yield* within(editFlags(program.globalFlags, 'global_flags', place), (globalFlags) => ({ ...program, globalFlags }))
  if (program.operands.length > 0) {
    yield { part: { ...program, operands: [] }, ...below(place, 'operands'), says: `takes \`operands\` of ${nameOf(program)} out` }
  }
  yield* within(
    editEach(program.operands, (operand) => within(editsOf(operand.item), (item) => ({ ...operand, item }))),
    (operands) => ({ ...program, operands }),
  )
}

function* editFlags(flags: FlagTest, key: string, place: Place): Iterable<Edit<FlagTest>> {
  for (const which of ['any', 'all', 'none'] as const) {
    const names = flags[which]
    if (names === undefined) continue
    const written = below(place, `${key}_${which}`)
    yield { part: { ...flags, [which]: undefined }, ...written, says: `takes \`${key}_${which}\` out` }
    yield* within(dropNames(names, written), (fewer) => ({ ...flags, [which]: fewer }))
  }
}

function dropNames(names: readonly string[], { span, at }: Place): Iterable<Edit<readonly string[]>> {
  return dropEach(names, () => span, (name) => `\`${name}\``, (index) => [...at, index])
}
