import type { OperatorTest } from './placed-test.ts'

/** The place that a test of a prefix means. */
export type Prefix =
  | { readonly kind: 'path'; readonly folder: string }
  | { readonly kind: 'url'; readonly scheme: string; readonly host: string; readonly path: string }

/**
 * Where a text test asks whether a text begins as a path or URL does: `starts_with: /etc`,
 * `matches: ^https://good`. Undefined for every other test.
 */
export function readPrefix({ name, operand, modifiers }: OperatorTest): Prefix | undefined {
  if (operand.kind !== 'literal' || typeof operand.param !== 'string') return undefined
  if (name === 'starts_with') return readPlace(operand.param)
  if (name !== 'matches' || modifiers.full === true) return undefined
  const literal = /^(?:\(\?\w+\))?\^((?:\\[./:-]|[\w/:~.-])+)/.exec(operand.param)
  const rest = literal === null ? '' : operand.param.slice(literal[0].length)
  // With an end in it the pattern is one of the whole text.
  return literal?.[1] === undefined || rest.endsWith('$') ? undefined : readPlace(literal[1].replaceAll('\\', ''))
}

function readPlace(text: string): Prefix | undefined {
  const url = /^(\w[\w+.-]*):\/\/([^/]*)(.*)$/.exec(text)
  if (url !== null) return { kind: 'url', scheme: url[1] ?? '', host: url[2] ?? '', path: url[3] ?? '' }
  return /^(?:~?\/|\.\.?\/|[A-Za-z]:[\\/])/.test(text) ? { kind: 'path', folder: text.length > 1 ? text.replace(/\/$/, '') : text } : undefined
}
