/** A block of code, with a fence longer than any in it. */
export function fenced(language: string, text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${text.replace(/\n$/, '')}\n${fence}`
}

/** A table; cells are one line each. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Code in a line of text, whatever is in it. */
export function inline(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length))
  const tick = '`'.repeat(longest + 1)
  return longest === 0 ? `${tick}${text}${tick}` : `${tick} ${text} ${tick}`
}

export function names(list: readonly string[]): string {
  return list.map((name) => `\`${name}\``).join(', ')
}
