import { markInAName } from './mark-in-a-name.ts'
import { missingComma } from './missing-comma.ts'
import { noCatchAllSkip } from './no-catch-all-skip.ts'
import { pathUnlikeTests } from './path-unlike-tests.ts'
import { pathWithoutTest } from './path-without-test.ts'
import { testCallsUnnamedTool } from './test-calls-unnamed-tool.ts'
import { toolWithoutTest } from './tool-without-test.ts'

/** 5xx: rules that can be got round, or that people will turn off. */
export const safetyRules = [
  markInAName,
  missingComma,
  noCatchAllSkip,
  pathUnlikeTests,
  pathWithoutTest,
  testCallsUnnamedTool,
  toolWithoutTest,
] as const
