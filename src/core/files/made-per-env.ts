import type { Env } from '../events/hook-context.ts'

/** Hosts state one environment for a run and few for all of them; whatever is more is made anew. */
const mostEnvironments = 16

/** What is made for an environment once, for the last ones that were seen, by identity. */
export function madePerEnv<T>(make: (env: Env) => T): (env: Env) => T {
  const made = new Map<Env, { readonly value: T }>()
  return (env) => {
    const known = made.get(env)
    if (known !== undefined) return known.value
    const [oldest] = made.size >= mostEnvironments ? made.keys() : []
    if (oldest !== undefined) made.delete(oldest)
    const value = make(env)
    made.set(env, { value })
    return value
  }
}
