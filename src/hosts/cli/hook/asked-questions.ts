import type { Approver } from '../../../core/compile/host-ports.ts'

/** A person is asked by the agent, after we are gone: the questions go into the answer, and nothing runs before a yes. */
export interface AskedQuestions {
  readonly approver: Approver
  readonly questions: () => readonly string[]
  /** From now on there is a person who would be asked, or there is none; questions of before are past. */
  readonly begin: (canAsk: boolean) => void
}

export function createAskedQuestions(): AskedQuestions {
  let canAsk = false
  let questions: readonly string[] = []
  return {
    approver: {
      ask({ question, args_sha256: hash }) {
        if (!canAsk) return { approved: false }
        questions = [...questions, question]
        return { approved: true, args_sha256: hash }
      },
    },
    questions: () => questions,
    begin(able) {
      canAsk = able
      questions = []
    },
  }
}
