/**
 * A text of a finding as Markdown in the cell of a table: what stands in backticks stays code, in the
 * rest every sign of Markdown, of HTML and of a mention loses its meaning. So no text of a policy can
 * put a link, an image or a name into a comment.
 */
export function markdownText(text: string): string {
  const parts = text.replaceAll(/\s/g, ' ').split('`')
  // With an odd number of backticks one of them opens nothing.
  const isPaired = parts.length % 2 === 1
  return parts
    .map((part, index) => {
      if (!isPaired || index % 2 === 0) return plain(part)
      return part.trim() === '' ? plain(`\`${part}\``) : `\`${part.replaceAll('|', '\\|')}\``
    })
    .join(isPaired ? '' : '\\`')
}

/** A place as code, which the signs of a name cannot end. */
export function placeCode(name: string, ...numbers: readonly number[]): string {
  return `\`${[name.replaceAll(/[`|\r\n]/g, ''), ...numbers].join(':')}\``
}

function plain(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]()<>#+!|~&@:.-]/g, (sign) => (/[<>&@:.]/.test(sign) ? `&#${String(sign.charCodeAt(0))};` : `\\${sign}`))
}
