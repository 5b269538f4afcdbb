/** What program text of an interpreter can start, as far as it can be proved (L-41). */
export interface CodeJudgement {
  /** Shell texts that it hands to a shell, written out. */
  readonly scripts: readonly string[]
  /** Programs with their arguments, started without a shell. */
  readonly commands: readonly (readonly string[])[]
  /** It may start something else. */
  readonly isOpaque: boolean
}

export const harmless: CodeJudgement = { scripts: [], commands: [], isOpaque: false }

export const opaqueCode: CodeJudgement = { scripts: [], commands: [], isOpaque: true }

export type JudgeCode = (text: string) => CodeJudgement
