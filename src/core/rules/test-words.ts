/** Decisions of the whole pack that a case may expect (L-80, section 11). */
export const decisionWords = [
  'continue',
  'skip',
  'terminate',
  'rewrite',
  'replace',
  'patch',
  'fail',
  'retry',
  'repair',
  'fault',
] as const

/** `refused` = it did not run, by rule or by fault (L-80). */
export const expectationWords = [...decisionWords, 'refused'] as const

/** Verdicts of the rule that the case stands in, alone. */
export const verdictWords = ['hit', 'miss', 'unknown'] as const

export const caseKinds = ['call', 'result', 'completion', 'invalid', 'text', 'steps'] as const
