import { check } from './check.ts'
import { ci } from './ci.ts'
import { doctor } from './doctor.ts'
import { evaluate } from './eval.ts'
import { explain } from './explain.ts'
import { fmt } from './fmt.ts'
import { hook } from './hook.ts'
import { init } from './init.ts'
import { lint } from './lint.ts'
import { log } from './log.ts'
import { mcp } from './mcp.ts'
import { replay } from './replay.ts'
import { rules } from './rules.ts'
import { schema } from './schema.ts'
import { test } from './test.ts'

/** Every verb, by name. */
export const commands = [
  check,
  ci,
  doctor,
  evaluate,
  explain,
  fmt,
  hook,
  init,
  lint,
  log,
  mcp,
  replay,
  rules,
  schema,
  test,
] as const

