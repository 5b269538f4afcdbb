import type { Env } from '../../core/events/hook-context.ts'
import type { MissedFact } from './options/read-world.ts'

/** The same facts, which tell when one is asked for that is not among them. */
export function watchEnv(env: Env, missed: MissedFact): Env {
  const tell = (target: Env, key: string | symbol): void => {
    if (typeof key === 'string' && !Object.hasOwn(target, key)) missed(`env.${key}`)
  }
  return new Proxy(env, {
    get(target, key, receiver) {
      tell(target, key)
      return Reflect.get(target, key, receiver) as unknown
    },
    getOwnPropertyDescriptor(target, key) {
      tell(target, key)
      return Reflect.getOwnPropertyDescriptor(target, key)
    },
  })
}
