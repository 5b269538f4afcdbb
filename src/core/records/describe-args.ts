import { codePointLength } from '../base/code-points.ts'
import { isJsonArray, isJsonObject, jsonType, type Json } from '../base/json.ts'
import type { ArgsFact, LeafFact, ResultFact } from './decision-record.ts'
import type { KeyedHash } from './keyed-hash.ts'
import { leafPath } from './leaf-path.ts'
import { recordLimits } from './record-limits.ts'

interface Pending {
  readonly value: Json
  readonly members: readonly (string | number)[]
}

/** Paths, types, lengths and keyed hashes of the leaves, in the order of the document (L-83). */
export function describeArgs(args: Json, isKnownName: (name: string) => boolean, hash: KeyedHash): ArgsFact {
  const leaves: LeafFact[] = []
  // A list instead of recursion: arguments of a host may be nested as deep as they like.
  const pending: Pending[] = [{ value: args, members: [] }]
  let visited = 0
  let isCut = false
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value, members } = next
    if (leaves.length >= recordLimits.leaves || visited++ >= recordLimits.visitedNodes) {
      isCut = true
      break
    }
    const below = childrenOf(value)
    if (below.length > 0) {
      // The first child is to be taken first, and no more are put down than can be listed.
      const taken = below.slice(0, recordLimits.visitedNodes)
      isCut ||= taken.length < below.length
      for (const [name, child] of taken.reverse()) pending.push({ value: child, members: [...members, name] })
      continue
    }
    leaves.push({ path: leafPath(members, isKnownName, hash), ...describeLeaf(value), hmac: hash.value(value) })
  }
  return { hmac: hash.value(args), leaves, ...(isCut ? { is_cut: true } : {}) }
}

function childrenOf(value: Json): [string | number, Json][] {
  if (isJsonArray(value)) return value.map((item, index) => [index, item])
  return isJsonObject(value) ? Object.entries(value) : []
}

function describeLeaf(value: Json): Pick<LeafFact, 'type' | 'length'> {
  const length = lengthOf(value)
  return { type: jsonType(value), ...(length === undefined ? {} : { length }) }
}

/** A number says no length: its digits would say its size. */
function lengthOf(value: Json): number | undefined {
  if (typeof value === 'string') return codePointLength(value)
  if (isJsonArray(value)) return value.length
  return isJsonObject(value) ? Object.keys(value).length : undefined
}

/** A presented result as a whole. */
export function describeResult(output: Json, isError: boolean, hash: KeyedHash): ResultFact {
  return { ...describeLeaf(output), hmac: hash.value(output), is_error: isError }
}
