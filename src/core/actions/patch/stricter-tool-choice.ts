import type { ToolChoice } from '../../events/messages.ts'

/**
 * Of what two rules want the stricter: none, names, required, auto. Two lists of names intersect;
 * where nothing is left, no tool may be called (L-34).
 */
export function stricterToolChoice(left: ToolChoice, right: ToolChoice): ToolChoice {
  if (typeof left === 'object' && typeof right === 'object') {
    const names = left.names.filter((name) => right.names.includes(name))
    return names.length === 0 ? 'none' : { names }
  }
  return rank(right) < rank(left) ? right : left
}

function rank(choice: ToolChoice): number {
  if (typeof choice === 'object') return 1
  switch (choice) {
    case 'none':
      return 0
    case 'required':
      return 2
    case 'auto':
      return 3
  }
}
