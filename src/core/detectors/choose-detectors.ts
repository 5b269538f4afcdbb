import type { DetectorDefinition } from './define-detector.ts'
import { detectorById, detectors } from './registry.ts'

/** What stands in `detect:`: an id, an id under another name, or every detector of a tag (L-33). */
export type DetectorChoice =
  | string
  | { readonly id: string; readonly as?: string | undefined }
  | { readonly tag: string }

export interface ChosenDetector {
  /** Its name in placeholders. */
  readonly name: string
  readonly detector: DetectorDefinition
}

/** The chosen detectors; empty = there is none. */
export function chooseDetectors(choice: DetectorChoice): readonly ChosenDetector[] {
  if (typeof choice === 'object' && 'tag' in choice) return chooseByTag(choice.tag)
  const id = typeof choice === 'string' ? choice : choice.id
  const detector = detectorById(id)
  if (detector === undefined) return []
  return [{ name: typeof choice === 'string' ? id : (choice.as ?? id), detector }]
}

/** Those that know a kind of token stand before those that know only its place, and so name what both find. */
function chooseByTag(tag: string): readonly ChosenDetector[] {
  const tagged = detectors.filter((detector) => detector.tags.includes(tag))
  const isGeneric = ({ tags }: DetectorDefinition): boolean => tags.includes('generic')
  return [...tagged.filter((each) => !isGeneric(each)), ...tagged.filter(isGeneric)].map((detector) => ({
    name: detector.id,
    detector,
  }))
}

/** Every chosen detector once, under the name by which it is first chosen. */
export function chooseAll(choices: readonly DetectorChoice[]): readonly ChosenDetector[] {
  const chosen = new Map<DetectorDefinition, ChosenDetector>()
  for (const choice of choices) {
    for (const each of chooseDetectors(choice)) if (!chosen.has(each.detector)) chosen.set(each.detector, each)
  }
  return [...chosen.values()]
}
