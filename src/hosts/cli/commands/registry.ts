import { check } from './check.ts'
import { evaluate } from './eval.ts'
import { init } from './init.ts'
import { replay } from './replay.ts'
import { test } from './test.ts'

/** Every verb, by name. */
export const commands = [check, evaluate, init, replay, test] as const

