/** The ASCII letters, in capitals, and digits of a span, without what groups them. */
export function lettersAndDigitsOf(span: string): string {
  return span.replace(/[^A-Za-z0-9]/g, '').toUpperCase()
}
