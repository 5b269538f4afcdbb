import { stat } from 'node:fs/promises'

/** Stdin and pipes give what they hold once: to open one again would wait for what never comes. */
export async function isReadOnce(trace: string): Promise<boolean> {
  if (trace === '-') return true
  // What is not there is told by whoever reads it.
  return stat(trace).then((found) => !found.isFile(), () => false)
}
