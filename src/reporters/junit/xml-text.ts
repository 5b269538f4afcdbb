import { codePointName } from '../../core/diagnostics/printable.ts'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '&#10;' }

/** Text between tags. What XML 1.0 cannot hold is named as in frames. */
export function xmlText(text: string): string {
  return xmlSafe(text).replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign)
}

/** The value of an attribute, in double quotes. */
export function xmlAttribute(text: string): string {
  return xmlSafe(text).replaceAll(/[&<>"\n]/g, (sign) => entities[sign] ?? sign)
}

function xmlSafe(text: string): string {
  return text.replaceAll(/[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, codePointName)
}
