// A name goes on in its own characters and at most two further words: `okta`, `OKTA_API_TOKEN`, `Okta API token`.
const REST = String.raw`[\w.-]{0,30}(?:[ \t][\w.-]{1,20}){0,2}`

// What closes the name (a quote, perhaps escaped, or a bracket), the signs that assign, what opens the value.
const ASSIGNED = String.raw`[ \t"'\])\\]{0,4}[=:?|>,]{1,4}(?:[\s"'(\\` + '`' + String.raw`][\s"'(=\\` + '`' + ']{0,5})?'

// A value is whole: none of the characters that keys are made of comes next.
const ENDS = String.raw`(?![\w+/=-])`

/**
 * The pattern of a value that says nothing by itself and so is known by the name it is assigned to,
 * in settings and in code: `NAME=value`, `"name": "value"`, `name := 'value'`, `<name>value`,
 * `set(name, "value")`. Only the value is the span (L-33).
 *
 * `names` are lower-case words joined by `-`; what `spellingsOf` makes of them are the keywords.
 * `value` is the source of a pattern with bounded repetitions.
 */
export function assignedValue(names: readonly string[], value: string): RegExp {
  const spellings = spellingsOf(names).map((spelling) => spelling.replaceAll('.', '\\.'))
  const lower = spellings.filter((spelling) => /^[a-z]/.test(spelling))
  const upper = spellings.filter((spelling) => /^[A-Z]/.test(spelling))
  // A name may begin inside a word only where a capital says so: `myOktaToken`, but no `meraki` of `CameraKit`.
  const name = `(?:(?<![A-Za-z])(?:${lower.join('|')})|(?<![A-Z])(?:${upper.join('|')}))`
  return new RegExp(`${name}${REST}${ASSIGNED}(?<span>${value})${ENDS}`)
}

/** How people write names: `new-relic` is `newrelic`, `new_relic`, `NEW_RELIC`, `NewRelic`, `New Relic` and so on. */
export function spellingsOf(names: readonly string[]): readonly string[] {
  const spellings = names.flatMap((name) => {
    const words = name.split('-')
    const capitalized = words.map(capitalize)
    const camel = words.map((word, index) => (index === 0 ? word : capitalize(word)))
    const joints = words.length === 1 ? [''] : ['', '-', '_', '.', ' ']
    return joints.flatMap((joint) => [
      words.join(joint),
      words.join(joint).toUpperCase(),
      capitalized.join(joint),
      ...(joint === '' ? [camel.join(''), capitalize(words.join(''))] : []),
    ])
  })
  // Longest first, so that a name which begins like another is not cut short.
  return [...new Set(spellings)].sort((left, right) => right.length - left.length)
}

function capitalize(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}
