import type { StepEvent } from '../../core/events/step-event.ts'
import { toolNameOf } from '../../core/events/call-parts.ts'
import type { Found } from '../../core/paths/arg-path.ts'
import type { Selection } from '../../core/paths/select-nodes.ts'
import type { Span } from '../../core/diagnostics/source.ts'
import type { Seen, TestAccount } from './explanation.ts'
import { placeOf } from './place-of.ts'
import { seenNodes, seenValue, seenVariables } from './seen.ts'
import { testWords } from './test-words.ts'
import type { ToldNode } from '../../core/compile/told-tree.ts'

/** What tests are described with. */
export interface TestScene {
  /** Where a part of the `when` stands; a condition is checked data, and keeps no places. */
  readonly spanInWhen: (path: readonly (string | number)[]) => Span
  readonly event: StepEvent
  readonly showsValues: boolean
}

/** Which of the three things a test judges: the syntax of a policy tells, the value alone does not. */
type Judges = 'event' | 'value' | 'nodes'

export function testAccount(node: ToldNode, scene: TestScene, judges: Judges = 'event', about?: string): TestAccount {
  const { test, verdict, tests } = node
  const saw = seenOf(node, scene, judges)
  const below = judgedBelow(node, judges)
  const inner = aboutBelow(node, about)
  return {
    kind: test.kind,
    says: testWords(test),
    ...(about === undefined ? {} : { about }),
    at: placeOf(test.kind === 'condition' ? scene.spanInWhen(test.path) : test.span),
    verdict,
    ...(saw === undefined ? {} : { saw }),
    tests: tests.map((one) => testAccount(one, scene, below, inner)),
  }
}

/** Paths below paths are read from the node that the outer one selects. */
function aboutBelow({ test }: ToldNode, about: string | undefined): string | undefined {
  switch (test.kind) {
    case 'path':
      return about?.startsWith('$') === true ? about + test.path.text.slice(1) : test.path.text
    case 'result':
    case 'prompt':
    case 'text':
      return test.kind
    case 'run':
    case 'env':
      return `${test.kind}.${test.field}`
    default:
      return about
  }
}

function judgedBelow({ test }: ToldNode, judges: Judges): Judges {
  switch (test.kind) {
    case 'args':
    case 'prompt':
    case 'text':
    case 'run':
    case 'env':
    case 'mcp':
    case 'effects':
    case 'shell':
    case 'some':
    case 'every':
    case 'none':
    case 'count':
    case 'sum':
      return 'value'
    case 'path':
      return test.path.isDefinite ? 'value' : 'nodes'
    case 'result':
    case 'all':
    case 'any':
    case 'tests':
    case 'not':
    case 'use':
      return judges
    case 'condition':
    case 'always':
    case 'tool':
    case 'outcome':
    case 'exists':
    case 'operator':
      return 'value'
  }
}

/** What joins other tests leaves it to them to say what they were shown. */
function seenOf({ test, subject, tests }: ToldNode, { event, showsValues }: TestScene, judges: Judges): Seen | undefined {
  if (test.kind === 'tool') return toolSeen(event)
  if (test.kind === 'outcome') return event.kind === 'ToolResult' ? { what: event.outcome.kind } : undefined
  if (subject === undefined || (tests.length > 0 && isJoin(test))) return undefined
  // `as`: what is judged where says which of the two it is.
  if (test.kind === 'condition') return seenVariables(subject as never, showsValues)
  if (judges === 'nodes') return seenNodes(subject as Selection, showsValues)
  return seenValue(subject as Found, showsValues)
}

/** Tool names stand in every decision and record. */
function toolSeen(event: StepEvent): Seen {
  const name = toolNameOf(event)
  return name === undefined ? { what: 'no tool' } : { what: `\`${name}\`` }
}

function isJoin({ kind }: ToldNode['test']): boolean {
  return kind === 'path' || kind === 'all' || kind === 'any' || kind === 'tests' || kind === 'not' || kind === 'use'
}
