/** One hook command as settings name it. */
export interface HookEntry {
  readonly file: string
  readonly event: string
  /** Of which tools it is told; absent = of all. */
  readonly matcher: string | undefined
  readonly command: string
  readonly timeoutMs: number
  /** It is not waited for, so that its answer comes too late. */
  readonly isAsync: boolean
}
