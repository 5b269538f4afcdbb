interface PrefixState {
  readonly next: Map<number, PrefixState>
  keywords: readonly number[]
}

/** Which of many literals a text begins with; one walk along the text, as far as some literal goes. */
export function createPrefixFinder(prefixes: readonly string[]): (text: string, found: (prefix: number) => void) => void {
  const root: PrefixState = { next: new Map(), keywords: [] }
  for (const [index, prefix] of prefixes.entries()) {
    let state = root
    for (let i = 0; i < prefix.length; i++) {
      const unit = prefix.charCodeAt(i)
      let child = state.next.get(unit)
      if (child === undefined) {
        child = { next: new Map(), keywords: [] }
        state.next.set(unit, child)
      }
      state = child
    }
    state.keywords = [...state.keywords, index]
  }
  return (text, found) => {
    let state = root
    for (let i = 0; i < text.length; i++) {
      const child = state.next.get(text.charCodeAt(i))
      if (child === undefined) return
      state = child
      for (const prefix of state.keywords) found(prefix)
    }
  }
}
