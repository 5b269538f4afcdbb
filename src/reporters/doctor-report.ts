/** Whether the hooks of an agent are set up so that a policy holds. */
export interface DoctorReport {
  /** Settings that were read, in the order in which they were found. */
  readonly files: readonly string[]
  readonly hooks: readonly DoctorHook[]
  readonly problems: readonly DoctorProblem[]
}

export interface DoctorHook {
  readonly file: string
  readonly event: string
  readonly command: string
  /** It was run, and answered as it must. */
  readonly answers: 'yes' | 'no' | 'not asked'
}

export interface DoctorProblem {
  /** Where it stands; absent = of the whole installation. */
  readonly file?: string
  readonly event?: string
  readonly message: string
  readonly hint: string
}
