import { defineMember, isJsonObject, ownMember, type Json, type JsonObject } from '../base/json.ts'
import { argsOf } from '../events/call-parts.ts'
import type { StepEvent } from '../events/step-event.ts'
import { UNDECIDED } from '../paths/arg-path.ts'
import type { Catalogue } from './catalogue.ts'

/** By which names the arguments of one event come. */
export interface Spellings {
  /** For each name of an argument with other names: that under which the value stands. */
  readonly used: ReadonlyMap<string, string>
  /** Names of arguments of which more than one spelling holds a value, so nobody knows which one the tool reads (L-71). */
  readonly unclear: ReadonlySet<string>
}

const plain: Spellings = { used: new Map(), unclear: new Set() }

export function spellingsOf(event: StepEvent, catalogue: Catalogue): Spellings {
  const args = argsOf(event)
  if (catalogue.aliased.size === 0 || !isJsonObject(args)) return plain
  const aliased = (catalogue.describe(event)?.args ?? []).filter(({ aliases }) => aliases.length > 0)
  if (aliased.length === 0) return plain
  const used = new Map<string, string>()
  const unclear = new Set<string>()
  for (const { name, aliases } of aliased) {
    const names = [name, ...aliases]
    const present = names.filter((spelling) => (ownMember(args, spelling) ?? null) !== null)
    const [only] = present
    for (const spelling of names) {
      if (present.length > 1) unclear.add(spelling)
      else if (only !== undefined && only !== spelling) used.set(spelling, only)
    }
  }
  return { used, unclear }
}

/**
 * The arguments as tests of names read them: each value also stands under the other names of its
 * argument, and an argument that came under several is undecided (L-71). The object itself where no
 * other name plays a part. INVARIANT: `[*]` and `..` are read from the real arguments instead.
 */
export function createArgsReader(catalogue: Catalogue): (event: StepEvent) => Json | undefined {
  const views = new WeakMap<object, Json>()
  return (event) => {
    const args = argsOf(event)
    if (catalogue.aliased.size === 0 || !isJsonObject(args)) return args
    const known = views.get(args)
    if (known !== undefined) return known
    const view = viewOf(args, spellingsOf(event, catalogue))
    views.set(args, view)
    return view
  }
}

function viewOf(args: JsonObject, { used, unclear }: Spellings): Json {
  if (used.size === 0 && unclear.size === 0) return args
  const view: Record<string, Json> = {}
  for (const [name, value] of Object.entries(args)) defineMember(view, name, value)
  for (const [name, spelling] of used) defineMember(view, name, ownMember(args, spelling) ?? null)
  // `as`: readers of paths know this mark and answer undecided.
  for (const name of unclear) defineMember(view, name, UNDECIDED as unknown as Json)
  return view
}
