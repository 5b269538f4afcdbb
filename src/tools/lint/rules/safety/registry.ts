import { noCatchAllSkip } from './no-catch-all-skip.ts'
import { prefixOfPath } from './prefix-of-path.ts'
import { textTestOnCommand } from './text-test-on-command.ts'
import { textTestOnMail } from './text-test-on-mail.ts'
import { textTestOnPath } from './text-test-on-path.ts'
import { textTestOnSql } from './text-test-on-sql.ts'
import { textTestOnUrl } from './text-test-on-url.ts'

/** 5xx: rules that can be got round, or that people will turn off. */
export const safetyRules = [
  noCatchAllSkip,
  prefixOfPath,
  textTestOnCommand,
  textTestOnMail,
  textTestOnPath,
  textTestOnSql,
  textTestOnUrl,
] as const
