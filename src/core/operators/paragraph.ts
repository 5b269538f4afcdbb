/** Sentences of a page as one paragraph. */
export function paragraph(...sentences: readonly string[]): string {
  return sentences.join(' ')
}
