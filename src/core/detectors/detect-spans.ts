import type { Detection, ScanOptions, Scanner } from './compile-scanner.ts'
import { createCover, isCovered, type Cover } from './cover.ts'
import { cutSpans } from './cut-spans.ts'
import { decoders, decodings, type Decoding } from './decoding.ts'
import { goesOn } from './goes-on.ts'
import { surveyText } from './views/survey.ts'
import { toSource } from './views/view.ts'

/** Encodings within encodings that are undone (L-45). */
const LAYERS = 2

/** Looks at a text from which what was found is taken out: tokens side by side uncover each other. */
const ROUNDS = 3

/**
 * What the detectors find in a text, also where it is encoded; a detection is then the encoded form
 * (L-45). In no certain order, and detections of one thing may overlap. With what is found taken out,
 * nothing more is found, however closely one token follows another.
 *
 * Each encoding is undone in a view of the text that holds what was encoded, so time is that of
 * scanning a few such texts and linear.
 */
export function detectSpans(
  scanner: Scanner,
  text: string,
  decode: readonly Decoding[] = decodings,
  joints?: readonly number[],
): readonly Detection[] {
  let found = search(scanner, text, decode, LAYERS, joints === undefined ? {} : { joints })
  let fresh = found
  for (let round = 1; round < ROUNDS && fresh.length > 0; round++) {
    const cut = cutSpans(text, createCover(found))
    fresh = search(scanner, cut.text, decode, LAYERS, {}).map((detection) => ({
      ...cut.toOriginal(detection),
      detector: detection.detector,
    }))
    found = [...found, ...fresh]
  }
  return found
}

/** Whether the detectors find anything at all. */
export function detectsAny(scanner: Scanner, text: string, decode: readonly Decoding[]): boolean {
  return search(scanner, text, decode, LAYERS, {}).length > 0
}

function search(
  scanner: Scanner,
  text: string,
  decode: readonly Decoding[],
  layers: number,
  options: ScanOptions,
): readonly Detection[] {
  const plain = scanner.scan(text, options)
  if (layers === 0 || decode.length === 0) return plain
  const survey = surveyText(text)
  let found: Detection[] | undefined
  let cover: Cover | undefined
  let ends: Map<number, number> | undefined
  for (const decoding of decode) {
    const view = decoders[decoding](text, survey)
    if (view === undefined) continue
    const isJoining = decoding === 'fold' || decoding === 'invisible'
    // Numbers stand below each other in every table, and joined they would be other numbers.
    const inner = search(scanner, view.text, isJoining ? without(decode, decoding) : decode, layers - 1, {
      joints: view.joints,
      keywordsOnly: decoding === 'fold',
    })
    if (inner.length === 0) continue
    found ??= [...plain]
    cover ??= createCover(plain)
    ends ??= new Map(plain.map(({ detector, start, end }) => [start * scanner.detectors.length + detector, end]))
    for (const detection of inner) {
      const { start, end } = toSource(view, detection)
      if (isCovered(cover, view, detection)) continue
      const shorterEnd = ends.get(start * scanner.detectors.length + detection.detector)
      if (isJoining && shorterEnd !== undefined && !goesOn(text, shorterEnd, end)) continue
      found.push({ start, end, detector: detection.detector })
    }
  }
  return found ?? plain
}

/** What is joined is joined whole, so doing it again would find nothing new. */
function without(decode: readonly Decoding[], decoding: Decoding): readonly Decoding[] {
  return decode.filter((each) => each !== decoding)
}
