import { parseJson } from '../../core/base/parse-json.ts'
import { chainStart, readChainLine, stateBefore, type ChainState } from '../../core/records/record-chain.ts'

/** One file of a log as it was read. */
export interface CheckedFile {
  readonly name: string
  /** Lines that are whole. */
  readonly records: number
  /** Its last line was not written to its end: the process that wrote it ended. */
  readonly isTorn: boolean
}

export interface LogCheckReport {
  readonly files: readonly CheckedFile[]
  /** Before the first line. */
  readonly start: ChainState
  /** Somebody knows what stands before the first line: nothing does, or the state was given. */
  readonly isStartKnown: boolean
  /** Behind the last whole line. */
  readonly state: ChainState
  /** The first line at which the chain is broken; `why` holds nothing of it. */
  readonly broken?: { readonly file: string; readonly line: number; readonly why: string }
}

export interface KnownStates {
  /** Where the lines begin, for files that go on with others that are not there. */
  readonly start?: ChainState
  /** States that the chain had at some time. */
  readonly through: readonly ChainState[]
  /** Where it ends. */
  readonly end?: ChainState
}

export interface LogCheck {
  readonly beginFile: (name: string) => void
  /** `isOpen`: no line break stands behind it. False: the chain is broken here, and nothing behind it counts. */
  readonly line: (text: string, isOpen: boolean) => boolean
  /** A line that is no text or longer than any record. */
  readonly refuse: (why: string) => void
  readonly report: () => LogCheckReport
}

/** Follows one chain over the lines of its files, in their order. */
export function createLogCheck({ start: given, through, end }: KnownStates): LogCheck {
  const known = end === undefined ? through : [...through, end]
  const files: { name: string; records: number; isTorn: boolean }[] = []
  let start = given
  let state: ChainState | undefined
  let number = 0
  let broken: LogCheckReport['broken']

  const current = () => files.at(-1) ?? { name: '', records: 0, isTorn: false }
  const breakAt = (line: number, why: string): false => {
    broken ??= { file: current().name, line, why }
    return false
  }
  const misfit = (reached: ChainState): string | undefined => {
    if (known.some(({ count, hash }) => count === reached.count && hash !== reached.hash)) return 'it is not the line that the chain is known to have here'
    return end !== undefined && reached.count > end.count ? 'it stands behind the known end of the chain' : undefined
  }
  /** What is wrong with a line, and where it leads otherwise. */
  const follow = (text: string): string | undefined => {
    if (start === undefined) {
      const before = stateBefore(text)
      // Only the first record of all has none before it, and its hash is nobody's choice.
      start = before === undefined || before.count === 0 ? chainStart : before
      const isLate = known.some(({ count, hash }) => count < from().count || (count === from().count && hash !== from().hash))
      if (isLate) return 'it does not go on from a state that the chain is known to have had'
    }
    const next = readChainLine(text, state ?? start)
    if (typeof next === 'string') return next
    const why = misfit(next)
    if (why === undefined) state = next
    return why
  }
  const from = (): ChainState => start ?? chainStart

  return {
    beginFile(name) {
      files.push({ name, records: 0, isTorn: false })
      number = 0
    },
    line(text, isOpen) {
      if (broken !== undefined) return false
      number++
      const file = current()
      if (isOpen && !parseJson(text).ok) {
        file.isTorn = true
        return true
      }
      const why = follow(text)
      if (why !== undefined) return breakAt(number, why)
      file.records++
      return true
    },
    refuse: (why) => breakAt(++number, why),
    report() {
      const reached = state ?? from()
      if (broken === undefined && known.some(({ count }) => count > reached.count)) breakAt(number + 1, 'lines are missing at the end')
      return {
        files,
        start: from(),
        isStartKnown: given !== undefined || from().count === 0,
        state: reached,
        ...(broken === undefined ? {} : { broken }),
      }
    },
  }
}
