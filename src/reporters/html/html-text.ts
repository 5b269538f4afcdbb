import { printable } from '../../core/diagnostics/printable.ts'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text between tags or in a quoted attribute. What a reader could not see, and could be misled by, is named as in frames. */
export function htmlText(text: string): string {
  const shown = text.split('\n').map(printable).join('\n')
  return shown.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
