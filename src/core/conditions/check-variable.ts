import type { Json } from '../base/json.ts'
import { limits } from '../base/limits.ts'
import { nearestName } from '../base/nearest-name.ts'
import { conditionRoots } from './condition-data.ts'
import type { ConditionScope } from './condition-scope.ts'
import type { Place } from './place.ts'

export interface VariableProblem {
  readonly message: string
  readonly hint?: string
}

/** Why `path` cannot be read at `place` (L-50, L-51); undefined = it can. `operator` is named in the message. */
export function variableProblem(
  operator: string,
  path: Json,
  place: Place,
  scope: ConditionScope,
): VariableProblem | undefined {
  if (typeof path === 'number') {
    if (place.kind !== 'element') return noPathHere(operator, place)
    if (Number.isSafeInteger(path) && path >= 0) return undefined
    return { message: `\`${operator}\` takes an index from 0` }
  }
  if (typeof path !== 'string') return { message: `\`${operator}\` takes a literal path` }
  if (path === '') return place.kind === 'element' ? undefined : noPathHere(operator, place)
  // Also what keeps the searches below, which may start anew at each bracket, short.
  if (path.length > limits.pathLength) {
    return { message: `the path of \`${operator}\` is longer than ${limits.pathLength} characters` }
  }
  return pathProblem(operator, path) ?? rootProblem(operator, path, place, scope)
}

function noPathHere(operator: string, place: Place): VariableProblem {
  return place.kind === 'fold'
    ? { message: `\`${operator}\` in \`reduce\` needs a path`, hint: 'read `current` or `accumulator`' }
    : {
        message: `\`${operator}\` needs a path`,
        hint: 'an element is read inside `map`, `filter`, `all`, `some` and `none` only',
      }
}

/** Other notations of paths; as names they would be absent on every event, and the condition would say so. */
function pathProblem(operator: string, path: string): VariableProblem | undefined {
  const dotted = path
    .replace(/^\$\.?/u, '')
    .replace(/\[['"]?([^\]'"]*)['"]?\]/gu, '.$1')
    .replace(/^\./u, '')
  if (!path.startsWith('$') && !/\[[^\]]*\]/u.test(path)) return undefined
  return {
    message: `\`${path}\` is no path of \`${operator}\``,
    hint: dotted.includes('*') ? 'use `some` or `all` over the list' : `write \`${dotted}\``,
  }
}

function rootProblem(operator: string, path: string, place: Place, scope: ConditionScope): VariableProblem | undefined {
  if (place.kind === 'element') return undefined
  const [root = '', member] = path.split('.')
  if (place.kind === 'fold') {
    if (root === 'current' || root === 'accumulator') return undefined
    return {
      message: `\`${root}\` cannot be read inside \`reduce\``,
      hint: `\`${operator}\` reads \`current\` and \`accumulator\` there`,
    }
  }
  if (!scope.roots.has(root)) {
    const isElsewhere = conditionRoots.some((known) => known === root)
    if (isElsewhere) return { message: `\`${root}\` does not apply to this event` }
    const near = nearestName(root, scope.roots)
    return {
      message: `\`${root}\` is no data of this event`,
      hint: near === undefined ? `known are ${[...scope.roots].join(', ')}` : `did you mean \`${near}\`?`,
    }
  }
  const members = scope.rootMembers?.get(root)
  if (member === undefined || members === undefined || members.has(member)) return undefined
  const near = nearestName(member, members)
  const message = members.size === 0 ? `\`${root}\` has no members` : `\`${root}\` has no member \`${member}\``
  return near === undefined ? { message } : { message, hint: `did you mean \`${root}.${near}\`?` }
}
