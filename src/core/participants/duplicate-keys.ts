/**
 * Does an object somewhere in this JSON text name a key twice? Parsers take the last one silently,
 * so such a text says two things. For texts that `JSON.parse` accepts; linear in their length.
 */
export function hasDuplicateKeys(json: string): boolean {
  const open: (Set<string> | undefined)[] = []
  let at = 0
  while (at < json.length) {
    const character = json[at]
    if (character === '{') open.push(new Set())
    else if (character === '[') open.push(undefined)
    else if (character === '}' || character === ']') open.pop()
    if (character !== '"') {
      at++
      continue
    }
    const end = endOfText(json, at)
    const keys = open.at(-1)
    if (keys !== undefined && isBeforeColon(json, end)) {
      // The text was accepted by JSON.parse, so this part of it is a JSON text as well.
      const key = JSON.parse(json.slice(at, end)) as string
      if (keys.has(key)) return true
      keys.add(key)
    }
    at = end
  }
  return false
}

function endOfText(json: string, start: number): number {
  let at = start + 1
  while (at < json.length && json[at] !== '"') at += json[at] === '\\' ? 2 : 1
  return at + 1
}

function isBeforeColon(json: string, from: number): boolean {
  let at = from
  while (at < json.length && ' \t\r\n'.includes(json[at] ?? '')) at++
  return json[at] === ':'
}
