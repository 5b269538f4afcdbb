import { absentArgumentPasses } from './absent-argument-passes.ts'
import { caseSensitiveNameTest } from './case-sensitive-name-test.ts'
import { dotMissesNewline } from './dot-misses-newline.ts'
import { noCatchAllSkip } from './no-catch-all-skip.ts'
import { noLowerBound } from './no-lower-bound.ts'
import { notOverAbsent } from './not-over-absent.ts'
import { oneArgumentName } from './one-argument-name.ts'
import { openMatchesInPermit } from './open-matches-in-permit.ts'
import { prefixOfPath } from './prefix-of-path.ts'
import { textTestOnCommand } from './text-test-on-command.ts'
import { textTestOnMail } from './text-test-on-mail.ts'
import { textTestOnPath } from './text-test-on-path.ts'
import { textTestOnSql } from './text-test-on-sql.ts'
import { textTestOnUrl } from './text-test-on-url.ts'
import { unanchoredNameTest } from './unanchored-name-test.ts'

/** 5xx: rules that can be got round, or that people will turn off. */
export const safetyRules = [
  absentArgumentPasses,
  caseSensitiveNameTest,
  dotMissesNewline,
  noCatchAllSkip,
  noLowerBound,
  notOverAbsent,
  oneArgumentName,
  openMatchesInPermit,
  prefixOfPath,
  textTestOnCommand,
  textTestOnMail,
  textTestOnPath,
  textTestOnSql,
  textTestOnUrl,
  unanchoredNameTest,
] as const
