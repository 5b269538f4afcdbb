/** What follows a flag: nothing, a value (joined or the next word), or a value only if joined. */
export type FlagValue = 'none' | 'value' | 'joined'

/**
 * How a program reads its options (L-41). It is data, so that a program can be added without code.
 *
 * `gnu`: `-abc` is a cluster, `--long`; `single_dash`: `-name` is the long flag `name`.
 */
export interface OptionGrammar {
  readonly style: 'gnu' | 'single_dash'
  readonly short: ReadonlyMap<string, FlagValue>
  readonly long: ReadonlyMap<string, FlagValue>
  /** The first operand ends the options: what follows belongs to another program or subcommand. */
  readonly stopsAtOperand: boolean
  /** False where the program takes long flags only in full. */
  readonly abbreviates: boolean
  /** True when the tables name every flag that takes a value, so operands are sure. */
  readonly isKnown: boolean
}

/**
 * Reads the notation of getopt: `ab:c::` are `-a`, `-b VALUE` and `-c[VALUE]`; long names are parted by blanks
 * with the same colons. A `+` in front ends the options at the first operand.
 */
export function gnu(short: string, long = ''): OptionGrammar {
  return {
    style: 'gnu',
    short: new Map([...short.matchAll(/([^:+])(:{0,2})/g)].map(([, name = '', colons = '']) => [name, valueOf(colons)])),
    long: longNames(long),
    stopsAtOperand: short.startsWith('+'),
    abbreviates: true,
    isKnown: true,
  }
}

/** Long names alone, each behind one dash (two are accepted as well). */
export function singleDash(long: string, stopsAtOperand = false): OptionGrammar {
  return {
    style: 'single_dash',
    short: new Map(),
    long: longNames(long),
    stopsAtOperand,
    abbreviates: false,
    isKnown: true,
  }
}

/** A program that takes long flags only in full, as most that are written in Go do. */
export function inFull(grammar: OptionGrammar): OptionGrammar {
  return { ...grammar, abbreviates: false }
}

/** Of a program that no table names: clusters, long flags, values only where joined. */
export const unknownOptions: OptionGrammar = { ...gnu(''), isKnown: false }

function longNames(long: string): ReadonlyMap<string, FlagValue> {
  const names = long.split(/\s+/).filter((name) => name !== '')
  return new Map(names.map((name) => [name.replace(/:+$/, ''), valueOf(/:*$/.exec(name)?.[0] ?? '')]))
}

function valueOf(colons: string): FlagValue {
  return colons === '' ? 'none' : colons === ':' ? 'value' : 'joined'
}
