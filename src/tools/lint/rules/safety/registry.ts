import { absentArgumentPasses } from './absent-argument-passes.ts'
import { absentOperandDecides } from './absent-operand-decides.ts'
import { belowMissesDomain } from './below-misses-domain.ts'
import { caseSensitiveNameTest } from './case-sensitive-name-test.ts'
import { detectionWithoutDecoding } from './detection-without-decoding.ts'
import { dotMissesNewline } from './dot-misses-newline.ts'
import { firstElementOnly } from './first-element-only.ts'
import { looseEquality } from './loose-equality.ts'
import { markInAName } from './mark-in-a-name.ts'
import { missingComma } from './missing-comma.ts'
import { mistakenToolName } from './mistaken-tool-name.ts'
import { noCatchAllSkip } from './no-catch-all-skip.ts'
import { noLowerBound } from './no-lower-bound.ts'
import { notOverAbsent } from './not-over-absent.ts'
import { oneArgumentName } from './one-argument-name.ts'
import { openMatchesInPermit } from './open-matches-in-permit.ts'
import { openUrlPermit } from './open-url-permit.ts'
import { partialPrivateNetworks } from './partial-private-networks.ts'
import { pathUnlikeTests } from './path-unlike-tests.ts'
import { pathWithoutTest } from './path-without-test.ts'
import { prefixOfPath } from './prefix-of-path.ts'
import { redactWithoutRescan } from './redact-without-rescan.ts'
import { retryInvitingText } from './retry-inviting-text.ts'
import { signAsOnlyTest } from './sign-as-only-test.ts'
import { singleRouteGuard } from './single-route-guard.ts'
import { someWhereEvery } from './some-where-every.ts'
import { testCallsUnnamedTool } from './test-calls-unnamed-tool.ts'
import { textTestOnCommand } from './text-test-on-command.ts'
import { textTestOnMail } from './text-test-on-mail.ts'
import { textTestOnPath } from './text-test-on-path.ts'
import { textTestOnSql } from './text-test-on-sql.ts'
import { textTestOnUrl } from './text-test-on-url.ts'
import { toolWithoutTest } from './tool-without-test.ts'
import { unanchoredNameTest } from './unanchored-name-test.ts'
import { unexplainedRisk } from './unexplained-risk.ts'
import { wideException } from './wide-exception.ts'
import { wildcardAllow } from './wildcard-allow.ts'

/** 5xx: rules that can be got round, or that people will turn off. */
export const safetyRules = [
  absentArgumentPasses,
  absentOperandDecides,
  belowMissesDomain,
  caseSensitiveNameTest,
  detectionWithoutDecoding,
  dotMissesNewline,
  firstElementOnly,
  looseEquality,
  markInAName,
  missingComma,
  mistakenToolName,
  noCatchAllSkip,
  noLowerBound,
  notOverAbsent,
  oneArgumentName,
  openMatchesInPermit,
  openUrlPermit,
  partialPrivateNetworks,
  pathUnlikeTests,
  pathWithoutTest,
  prefixOfPath,
  redactWithoutRescan,
  retryInvitingText,
  signAsOnlyTest,
  singleRouteGuard,
  someWhereEvery,
  testCallsUnnamedTool,
  textTestOnCommand,
  textTestOnMail,
  textTestOnPath,
  textTestOnSql,
  textTestOnUrl,
  toolWithoutTest,
  unanchoredNameTest,
  unexplainedRisk,
  wideException,
  wildcardAllow,
] as const
