import type { Answer } from './answer.ts'
import { stopFold, type Fold } from './fold.ts'

/** The other six events: the first answer that is not `Continue` decides, whatever it is (S-44). */
export function advanceFirstAnswer(fold: Fold, answer: Answer): Fold {
  return answer.flow.type === 'Continue' ? fold : stopFold(fold, answer)
}
