/** The ASCII digits of a span, without what groups them. */
export function digitsOf(span: string): string {
  return span.replace(/[^0-9]/g, '')
}
