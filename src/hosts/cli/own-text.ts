/**
 * The same text in memory of its own. A part of a line that is kept would keep the whole line, and runs are
 * kept by the thousand.
 */
export function ownText(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le')
}
