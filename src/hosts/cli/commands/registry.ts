import { check } from './check.ts'
import { evaluate } from './eval.ts'
import { fmt } from './fmt.ts'
import { init } from './init.ts'
import { replay } from './replay.ts'
import { test } from './test.ts'

/** Every verb, by name. */
export const commands = [check, evaluate, fmt, init, replay, test] as const

