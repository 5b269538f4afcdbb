import { and, type Verdict } from '../../base/verdict.ts'
import type { EffectsNode } from '../../rules/policy-ast.ts'
import type { EmailTester, ProgramTester, TextTester } from './target-testers.ts'
import type { CallEffect, PathSubject } from './call-effect.ts'
import type { PathTargetTest, TargetQuestion } from './compile-path-target.ts'

/** The compiled tests of the targets that an `effects` names. */
export interface TargetTests {
  readonly path?: PathTargetTest
  readonly url?: TextTester
  readonly sql?: TextTester
  readonly to?: EmailTester
  readonly program?: ProgramTester
}

/** Texts longer than a path or an address can be are none. */
const LONGEST_LEAF = 4_096

/** Does one effect fit: its kind, and every target test (L-70)? */
export function judgeEffect(effect: CallEffect, node: EffectsNode, tests: TargetTests, question: TargetQuestion): Verdict {
  const { target } = effect
  if (target.kind === 'unreadable') return 'unknown'
  if (target.kind === 'leaf') return judgeLeaf(target.subject, target.text, node, tests, question)
  const isKind = node.kinds.length === 0 || effect.kinds.some((kind) => node.kinds.includes(kind))
  if (!isKind) return 'miss'
  const asked = askedTargets(tests)
  if (target.kind === 'opaque') {
    if (asked.length === 0) return target.of === 'anything' ? node.opaque : 'hit'
    return target.of === 'anything' || asked.every((kind) => kind === target.of || isAddress(kind, target.of)) ? node.opaque : 'miss'
  }
  let verdict: Verdict = 'hit'
  for (const kind of asked) verdict = and(verdict, judgeTarget(target, kind, tests, question))
  return verdict
}

type Asked = 'path' | 'url' | 'sql' | 'email' | 'program'

function askedTargets({ path, url, sql, to, program }: TargetTests): readonly Asked[] {
  return [
    ...(path === undefined ? [] : ['path' as const]),
    ...(url === undefined ? [] : ['url' as const]),
    ...(sql === undefined ? [] : ['sql' as const]),
    ...(to === undefined ? [] : ['email' as const]),
    ...(program === undefined ? [] : ['program' as const]),
  ]
}

/** A host is tested as the address of something on it. */
function isAddress(asked: Asked, of: string): boolean {
  return asked === 'url' && of === 'host'
}

function judgeTarget(
  target: Exclude<CallEffect['target'], { kind: 'unreadable' | 'leaf' | 'opaque' }>,
  asked: Asked,
  tests: TargetTests,
  question: TargetQuestion,
): Verdict {
  switch (asked) {
    case 'path':
      return target.kind === 'path' ? (tests.path?.(target.subject, question) ?? 'miss') : 'miss'
    case 'url': {
      const text = target.kind === 'url' ? withScheme(target.text) : target.kind === 'host' ? `tcp://${target.text}` : undefined
      return text === undefined ? 'miss' : (tests.url?.(text, question) ?? 'miss')
    }
    case 'sql':
      return target.kind === 'sql' ? (tests.sql?.(target.text, question) ?? 'miss') : 'miss'
    case 'email':
      return target.kind === 'email' ? (tests.to?.(target.value, question) ?? 'miss') : 'miss'
    case 'program':
      return target.kind === 'program' ? (tests.program?.(target.program, question) ?? 'miss') : 'miss'
  }
}

/** `curl example.com` means http; what has neither scheme nor dot is a name that only its program knows. */
function withScheme(text: string): string {
  if (/^[A-Za-z][A-Za-z0-9+.-]*:\/\//u.test(text)) return text
  // `user@host:path`, as git and scp write it.
  const remote = /^(?:[^@/\s]+@)?([A-Za-z0-9.-]+):(?!\/\/)(.*)$/u.exec(text)
  if (remote !== null) return `ssh://${remote[1] ?? ''}/${(remote[2] ?? '').replace(/^\/+/u, '')}`
  return `http://${text}`
}

/**
 * A text of something that nobody described: it counts where it fits, as a target of every kind (L-70).
 * Where all effects must fit, one that does not fit may still be a target, so nobody knows.
 */
function judgeLeaf(
  subject: PathSubject,
  text: string,
  node: EffectsNode,
  tests: TargetTests,
  question: TargetQuestion,
): Verdict {
  if (node.unmodelled !== 'fits') return node.unmodelled
  const fits = leafFits(subject, text, tests, question)
  if (node.quantifier !== 'every') return fits ? 'hit' : 'miss'
  return fits && node.kinds.length === 0 ? 'hit' : 'unknown'
}

function leafFits(subject: PathSubject, text: string, tests: TargetTests, question: TargetQuestion): boolean {
  const asked = askedTargets(tests)
  if (text.length > LONGEST_LEAF || /[\n\r]/u.test(text)) return false
  return asked.every((kind) => {
    switch (kind) {
      case 'path':
        return tests.path?.(subject, question) === 'hit'
      case 'url':
        return tests.url?.(text, question) === 'hit'
      case 'sql':
        return tests.sql?.(text, question) === 'hit'
      case 'email':
        return tests.to?.(text, question) === 'hit'
      case 'program':
        return tests.program?.(text, question) === 'hit'
    }
  })
}
