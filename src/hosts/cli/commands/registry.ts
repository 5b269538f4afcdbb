import { check } from './check.ts'
import { evaluate } from './eval.ts'
import { init } from './init.ts'
import { lint } from './lint.ts'
import { replay } from './replay.ts'
import { test } from './test.ts'

/** Every verb, by name. */
export const commands = [check, evaluate, init, lint, replay, test] as const

