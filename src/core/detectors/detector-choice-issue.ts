import { nearestName } from '../base/nearest-name.ts'
import { chooseDetectors, type DetectorChoice } from './choose-detectors.ts'
import { detectors } from './registry.ts'

/** Why a choice chooses nothing. */
export interface DetectorChoiceIssue {
  /** Where in the choice the unknown name stands. */
  readonly path: readonly string[]
  readonly message: string
  readonly hint?: string
}

/** A name that no detector or tag has does not load, since nothing would ever be found (L-33). */
export function detectorChoiceIssue(choice: DetectorChoice): DetectorChoiceIssue | undefined {
  if (chooseDetectors(choice).length > 0) return undefined
  const isTag = typeof choice === 'object' && 'tag' in choice
  const asked = typeof choice === 'string' ? choice : isTag ? choice.tag : choice.id
  const known = isTag ? detectors.flatMap((detector) => detector.tags) : detectors.map((detector) => detector.id)
  const near = nearestName(asked, known)
  return {
    path: typeof choice === 'string' ? [] : [isTag ? 'tag' : 'id'],
    message: isTag ? `no detector has the tag \`${asked}\`` : `no detector is called \`${asked}\``,
    ...(near !== undefined && { hint: `did you mean \`${near}\`?` }),
  }
}
