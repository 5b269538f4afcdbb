import { positionAt, type Span } from '../../core/diagnostics/source.ts'
import type { Place } from './explanation.ts'

export function placeOf({ source, start, end }: Span): Place {
  return { file: source.name, ...positionAt(source.text, start), start, end }
}
