import type { TextSpan } from '../../text/pattern.ts'

/** Finds one kind of thing that should not be read on: a key, a token, a number of a card (L-33). */
export interface Detector {
  /** `aws-access-key`; also the name in its placeholder. */
  readonly id: string
  /** `secret`, `pii` ... A policy may ask for all detectors of a tag. */
  readonly tags: readonly string[]
  readonly summary: string
  /** UTF-16 offsets. Linear in the text; spans may overlap. */
  readonly find: (text: string) => readonly TextSpan[]
}

/** What stands in `detect:`: an id, an id under another name, or every detector of a tag. */
export type DetectorChoice =
  | string
  | { readonly id: string; readonly as?: string | undefined }
  | { readonly tag: string }

/** The chosen detectors, each with its name in placeholders; empty = there is none. */
export function chooseDetectors(
  choice: DetectorChoice,
  detectors: readonly Detector[],
): readonly { readonly name: string; readonly detector: Detector }[] {
  if (typeof choice === 'object' && 'tag' in choice) {
    return detectors
      .filter((detector) => detector.tags.includes(choice.tag))
      .map((detector) => ({ name: detector.id, detector }))
  }
  const id = typeof choice === 'string' ? choice : choice.id
  const name = typeof choice === 'string' ? id : (choice.as ?? id)
  return detectors.filter((detector) => detector.id === id).map((detector) => ({ name, detector }))
}
