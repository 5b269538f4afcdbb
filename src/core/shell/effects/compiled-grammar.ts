import type { Grammar, ImpliedTarget, OperandRole, Variant } from './program-row.ts'
import type { Role } from './role.ts'

/** A grammar made ready for look-ups, once when the table is loaded. */
export interface CompiledGrammar {
  readonly grammar: Grammar
  /** What the value of an option is, by its full name, dashes included. */
  readonly options: ReadonlyMap<string, Role>
  readonly longNames: readonly string[]
  readonly front: readonly Role[]
  readonly rest: Role | undefined
  readonly back: readonly Role[]
  readonly tree: true | ReadonlySet<string>
  readonly hidden: ReadonlySet<string> | undefined
  readonly implied: readonly CompiledImplied[]
  readonly download: true | ReadonlySet<string>
  readonly downloadUnless: ReadonlySet<string>
  readonly variants: readonly CompiledVariant[]
  readonly commands: ReadonlyMap<string, CompiledGrammar> | undefined
  readonly otherwise: CompiledGrammar | undefined
}

export interface CompiledVariant {
  readonly when: ReadonlySet<string> | undefined
  readonly atMost: number
  readonly grammar: CompiledGrammar
}

export interface CompiledImplied {
  readonly target: ImpliedTarget
  readonly given: ReadonlySet<string> | undefined
  readonly unless: ReadonlySet<string>
}

const namesOf = (text: string | undefined): readonly string[] => (text === undefined ? [] : text.split(' '))

export function compileGrammar(grammar: Grammar): CompiledGrammar {
  const options = new Map<string, Role>()
  for (const [role, names] of Object.entries(grammar.options ?? {})) {
    // The keys of `options` are roles by its type; `Object.entries` forgets it.
    for (const name of namesOf(names)) options.set(name, role as Role)
  }
  const operands = grammar.operands ?? []
  const star = operands.findIndex((operand) => operand.endsWith('*'))
  const commands =
    grammar.commands &&
    Object.entries(grammar.commands).flatMap(([names, command]) => {
      const compiled = compileGrammar(inherited(grammar, command))
      return namesOf(names).map((name) => [name, compiled] as const)
    })
  return {
    grammar,
    options,
    longNames: [...options.keys()].filter((name) => name.startsWith('--')),
    front: (star < 0 ? operands : operands.slice(0, star)).map(roleOf),
    rest: star < 0 ? undefined : operands.slice(star, star + 1).map(roleOf)[0],
    back: star < 0 ? [] : operands.slice(star + 1).map(roleOf),
    tree: grammar.tree === true ? true : new Set(namesOf(grammar.tree)),
    hidden: grammar.hidden === undefined ? undefined : new Set(namesOf(grammar.hidden)),
    implied: (grammar.implied ?? []).map((target) => ({
      target,
      given: target.given === undefined ? undefined : new Set(namesOf(target.given)),
      unless: new Set(namesOf(target.unless)),
    })),
    download: grammar.download === true ? true : new Set(namesOf(grammar.download)),
    downloadUnless: new Set(namesOf(grammar.downloadUnless)),
    variants: (grammar.variants ?? []).map((variant) => compileVariant(grammar, variant)),
    commands: commands && new Map(commands),
    otherwise: grammar.otherwise && compileGrammar(inherited(grammar, grammar.otherwise)),
  }
}

function compileVariant(base: Grammar, { when, atMost, ...changes }: Variant): CompiledVariant {
  const options = laidOver(base.options, changes.options)
  return {
    when: when === undefined ? undefined : new Set(namesOf(when)),
    atMost: atMost ?? Number.POSITIVE_INFINITY,
    grammar: compileGrammar({ ...base, ...changes, options, variants: [] }),
  }
}

/** Options of a command: its own, and those of its program where these may stand behind the command as well. */
function inherited(program: Grammar, command: Grammar): Grammar {
  return program.stops === true ? command : { ...command, options: laidOver(program.options, command.options) }
}

/** Both sets of options; an option of both is what the upper set says. */
function laidOver(lower: Grammar['options'], upper: Grammar['options']): NonNullable<Grammar['options']> {
  const moved = new Set(Object.values(upper ?? {}).flatMap(namesOf))
  const kept = Object.entries(lower ?? {}).map(([role, names]) => {
    const left = namesOf(names).filter((name) => !moved.has(name))
    // The keys are roles by their type; `Object.entries` forgets it.
    return [role, [...left, ...namesOf(upper?.[role as Role])].join(' ')] as const
  })
  return Object.fromEntries([...Object.entries(upper ?? {}), ...kept].filter(([, names]) => names !== ''))
}

function roleOf(operand: OperandRole): Role {
  // A starred role is a role and a star by its type.
  return (operand.endsWith('*') ? operand.slice(0, -1) : operand) as Role
}
