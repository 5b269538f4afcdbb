import { assertNever } from '../base/assert-never.ts'
import type { Diagnostic } from './diagnostic.ts'
import { paint } from './paint.ts'
import { gutterOf, placeLines } from './place-lines.ts'
import { printable } from './printable.ts'

export interface FrameOptions {
  /** ANSI colours; default none. */
  readonly colour?: boolean
}

/**
 * A finding as people read it, without a final line break: code and message, the place, the lines
 * with the span underlined and the hint behind it, what is related, and where to read more. The same
 * text in terminals, golden files and pages.
 */
export function renderFrame(diagnostic: Diagnostic, options: FrameOptions = {}): string {
  const ink = paint(options.colour === true)
  const { code, severity, message, at, hint, related = [] } = diagnostic
  const gutter = gutterOf([...(at.kind === 'source' ? [at.span] : []), ...related.map(({ span }) => span)])
  const lines = [`${ink.severity(severity, `${severity}[${code}]`)}: ${ink.strong(printable(message))}`]
  const margin = ' '.repeat(gutter + 2)
  switch (at.kind) {
    case 'source':
      lines.push(...placeLines({ span: at.span, arrow: '-->', mark: '^', severity, words: hint }, gutter, ink))
      break
    case 'run':
      lines.push(`${' '.repeat(gutter + 1)}${ink.rule('-->')} ${printable(eventPlace(at))}`)
      if (hint !== undefined) lines.push(`${margin}${ink.rule('=')} ${printable(hint)}`)
      break
    case 'whole':
      if (hint !== undefined) lines.push(`${margin}${ink.rule('=')} ${printable(hint)}`)
      break
    default:
      assertNever(at)
  }
  for (const { span, message: note } of related) {
    lines.push(...placeLines({ span, arrow: ':::', mark: '-', severity: 'info', words: note }, gutter, ink))
  }
  lines.push(`${margin}${ink.rule('=')} see ${codePage(code)}`)
  return lines.join('\n')
}

/** The page of a code, relative to the root of the project. */
export function codePage(code: string): string {
  return `grammar-docs/reference/diagnostics/${code}.md`
}

function eventPlace(at: Extract<Diagnostic['at'], { readonly kind: 'run' }>): string {
  const parts: string[] = [at.event]
  if (at.hook !== undefined) parts.push(`hook \`${at.hook}\``)
  if (at.flow !== undefined) parts.push(`flow ${at.flow}`)
  if (at.field !== undefined) parts.push(`field ${at.field}`)
  return parts.join(', ')
}
