import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { compileScanner } from './compile-scanner.ts'
import { personalDetectors } from './personal/registry.ts'
import { detectorById, detectors } from './registry.ts'
import { secretDetectors } from './secrets/registry.ts'

const folders = [
  { folder: 'secrets', tag: 'secret', listed: secretDetectors },
  { folder: 'personal', tag: 'pii', listed: personalDetectors },
]

describe.each(folders)('the registry of $folder', ({ folder, tag, listed }) => {
  const ids = listed.map(({ id }) => id)
  const url = new URL(`${folder}/`, import.meta.url)

  test('is sorted and lists every detector of its folder, whose file is called like it', () => {
    expect(ids).toEqual([...ids].sort())
    const files = readdirSync(url).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    const defining = files.filter((name) => readFileSync(new URL(name, url), 'utf8').includes('defineDetector({'))
    expect(defining.sort()).toEqual(ids.map((id) => `${id}.ts`).sort())
  })

  test(`tags each of them \`${tag}\``, () => {
    expect(listed.filter(({ tags }) => !tags.includes(tag)).map(({ id }) => id)).toEqual([])
  })
})

test('ids are unique, and a detector is found by its id', () => {
  const ids = detectors.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(detectors.filter((detector) => detectorById(detector.id) !== detector)).toEqual([])
  expect(detectorById('__proto__')).toBeUndefined()
})

/** Repetitions without an end, character classes and escapes aside. */
function openRepetitions(pattern: RegExp): readonly string[] {
  const bare = pattern.source.replace(/\\./g, '_').replace(/\[(?:\\.|[^\]\\])*\]/g, '_')
  return bare.match(/[*+]|\{\d+,\}/g) ?? []
}

// One test of all and not one test each: some hundreds of them would be slower to report than to run.
test.each([
  ['an id in lower case and hyphens', ({ id }: Detector) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)],
  ['a summary and a source that is an address', ({ summary, source }: Detector) => summary !== '' && /^https?:\/\/\S+$/.test(source)],
  ['keywords in ASCII', ({ keywords }: Detector) => keywords.every((keyword) => /^[\x20-\x7E]+$/.test(keyword))],
  [
    'keywords of at least two characters, save for signs',
    ({ keywords }: Detector) => keywords.every((keyword) => keyword.length > 1 || /^[^A-Za-z0-9\s]$/.test(keyword)),
  ],
  ['keywords or candidates', ({ keywords, candidates }: Detector) => keywords.length > 0 || candidates !== undefined],
  ['a bounded pattern', ({ pattern }: Detector) => openRepetitions(pattern).length === 0],
  ['a pattern with neither state nor another place', ({ pattern }: Detector) => !/[gyd]/.test(pattern.flags)],
])('every detector has %s', (_, isRight) => {
  expect(detectors.filter((detector) => !isRight(detector)).map(({ id }) => id)).toEqual([])
})

type Detector = (typeof detectors)[number]

const scanners = new Map(detectors.map((detector) => [detector, compileScanner([detector])]))

function found(detector: Detector, text: string): readonly string[] {
  const spans = [...(scanners.get(detector)?.scan(text) ?? [])].sort((left, right) => left.start - right.start)
  return spans.map(({ start, end }) => text.slice(start, end))
}

test('every detector finds exactly what its examples say, also at the borders of a longer text', () => {
  const wrong = detectors.flatMap((detector) =>
    detector.examples.flatMap(({ text, spans }) =>
      [text, `# a note\n${text}\nend of it`]
        .filter((each) => JSON.stringify(found(detector, each)) !== JSON.stringify(spans))
        .map((each) => ({ id: detector.id, text: each, found: found(detector, each) })),
    ),
  )
  expect(wrong).toEqual([])
})

test('no detector finds anything in its counterexamples', () => {
  const wrong = detectors.flatMap((detector) =>
    detector.counterExamples.flatMap((text) => found(detector, text).map((span) => ({ id: detector.id, text, span }))),
  )
  expect(wrong).toEqual([])
})
