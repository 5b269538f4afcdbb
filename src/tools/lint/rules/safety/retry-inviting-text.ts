import type { Span } from '../../../../core/diagnostics/source.ts'
import { entryOf } from '../../../../core/rules/reading.ts'
import type { MapNode, ScalarNode } from '../../../../core/syntax/syntax-tree.ts'
import { defineLintRule } from '../../define-lint-rule.ts'

/** Another go at the same thing, asked for at the start of a sentence, or by another way round. */
const again = /(?:^|[.!?;:]\s+)((?:please\s+)?(?:just\s+)?(?:try\s+again|retry)\b(?!\s+(?:only|after|when|once|with))[^.!?;]*)/i
const roundabout =
  /\b((?:try|use|pick|choose)\s+(?:an\s*other|some\s+other|a\s+different|different|other)\s+(?:path|paths|spelling|name|url|address|host|way|command|account|file\s*name|encoding|argument)s?)\b/i
/** What turns an invitation into its opposite, within one sentence. */
const refusal = /\b(?:not|never|don't|dont|cannot|can't|without|nor)\b/i

export const retryInvitingText = defineLintRule({
  name: 'retry-inviting-text',
  code: 'SLC530',
  category: 'safety',
  severity: 'warning',
  preset: 'recommended',
  summary: 'the text of a refusal asks the model to try again or another way',
  why: 'The model reads the text as an instruction and follows it: it repeats the call, or looks for a spelling that gets through. A guard should not ask for attempts on itself.',
  fix: 'Say what did not happen, what is allowed instead, and that the call must not be repeated.',
  examples: {
    bad: [
      `- id: no-secrets
  event: tool_call
  match: { effects: { some: { kind: reads, path: { name: .env } } } }
  skip: Access denied. Please try again.
`,
      `- id: no-secrets
  event: tool_call
  match: { effects: { some: { kind: reads, path: { name: .env } } } }
  skip: This path is blocked, use a different path.
`,
    ],
    good: [
      `- id: no-secrets
  event: tool_call
  match: { effects: { some: { kind: reads, path: { name: .env } } } }
  skip: The file was not read. Do not try another path; ask the user for the value.
`,
    ],
  },
  since: '0.2.0',
  *check(policy, { rules }) {
    const maps = [
      ...rules.filter(({ rule }) => rule.action.definition.isGuard).map(({ node }) => node),
      ...policy.packs.flatMap(({ trees }) => trees.map(({ root }) => entryOf(root, 'unmatched')?.value)),
    ]
    for (const map of maps) {
      if (map?.kind !== 'map') continue
      for (const text of textsForModel(map)) {
        const found = invitation(text)
        if (found === undefined) continue
        yield {
          span: found,
          message: 'this asks the model for another attempt at what was refused',
          hint: 'say what is allowed instead, and `do not retry`',
        }
      }
    }
  },
})

function textsForModel(map: MapNode): readonly ScalarNode[] {
  const ask = entryOf(map, 'ask')?.value
  const texts = [entryOf(map, 'skip')?.value, ask?.kind === 'map' ? entryOf(ask, 'otherwise')?.value : undefined]
  return texts.filter((text) => text?.kind === 'scalar')
}

/** Where the words stand; the whole text where a line break of the file parts them. */
function invitation({ value, span }: ScalarNode): Span | undefined {
  const text = String(value)
  const words = again.exec(text)?.[1] ?? roundaboutIn(text)
  if (words === undefined) return undefined
  const at = span.source.text.indexOf(words, span.start)
  return at === -1 || at + words.length > span.end ? span : { ...span, start: at, end: at + words.length }
}

function roundaboutIn(text: string): string | undefined {
  for (const sentence of text.split(/[.!?;]\s+/)) {
    const found = roundabout.exec(sentence)
    if (found?.[1] !== undefined && !refusal.test(sentence.slice(0, found.index))) return found[1]
  }
  return undefined
}
