import { sha256Hex } from '../base/sha256.ts'
import { createHookStack } from '../chain/create-hook-stack.ts'
import type { HookStack } from '../chain/hook-stack.ts'
import type { Hook } from '../chain/hook.ts'
import type { PackNode, PolicyAst, RuleNode } from '../rules/policy-ast.ts'
import { createArgsReader } from './aliased-args.ts'
import { createCatalogue } from './catalogue.ts'
import { compileAllowList } from './compile-allow-list.ts'
import { compileRule, type CompiledRule, type RuleScope } from './compile-rule.ts'
import { createEventLookups } from './event-lookups.ts'
import { noPorts, type HostPorts } from './host-ports.ts'
import { createRuleIndex, type RuleOfIndex } from './index/create-rule-index.ts'
import { createInnerCalls } from './inner-calls.ts'
import { createResultReader } from './formatted-result.ts'
import { createPathReaders } from './path-readers.ts'
import type { PolicyWatch } from './policy-watch.ts'
import { watchedHook } from './watched.ts'
import { createToolNames } from './tool-names.ts'

/** A policy ready to decide. Immutable; a changed policy is compiled anew and swapped as a whole. */
export interface CompiledPolicy {
  readonly stack: HookStack
  /** Every rule by its full name, `allow` rules among them. */
  readonly rules: ReadonlyMap<string, DecidingRule>
  /** `sha256:` and the hash of the sources that it was compiled from. */
  readonly digest: string
}

/** A compiled rule without the tree that it was compiled from, which a policy in force need not keep. */
export interface DecidingRule extends Pick<CompiledRule, 'judge' | 'hook'> {
  readonly rule: Pick<RuleNode, 'fullName' | 'events' | 'action' | 'mode' | 'onUnknown'>
}

function decidingRule({ rule: { fullName, events, action, mode, onUnknown }, judge, hook }: CompiledRule): DecidingRule {
  return { rule: { fullName, events, action, mode, onUnknown }, judge, hook }
}

/** The only bridge from rules to the chain: each rule becomes one hook (L-10), in the order in which rules are asked. */
export function compilePolicy(policy: PolicyAst, ports: HostPorts = noPorts, watch?: PolicyWatch): CompiledPolicy {
  return assemblePolicy(policy, policyScope(policy.packs, ports, watch), compileRule, digestOf(policy))
}

/** What the rules of every pack share. */
export type PolicyScope = Omit<RuleScope, 'labels'>

export function policyScope(packs: PolicyAst['packs'], ports: HostPorts, watch?: PolicyWatch): PolicyScope {
  const catalogue = createCatalogue(packs)
  return {
    catalogue,
    innerCalls: createInnerCalls(catalogue),
    readArgs: createArgsReader(catalogue),
    readResult: createResultReader(catalogue),
    toolNames: createToolNames(packs),
    paths: createPathReaders(),
    lookups: createEventLookups(ports.world ?? {}),
    ports,
    ...(watch === undefined ? {} : { policyWatch: watch }),
  }
}

/** Puts rules together that `compile` compiles, or has compiled before. */
export function assemblePolicy(policy: PolicyAst, shared: PolicyScope, compile: typeof compileRule, digest: string): CompiledPolicy {
  const { toolNames, paths, catalogue, policyWatch: watch } = shared
  const notes: Registered[] = []
  const others: Registered[] = []
  const rules = new Map<string, DecidingRule>()
  for (const pack of policy.packs) {
    const scope: RuleScope = { ...shared, labels: pack.labels }
    const compiled = pack.rules.map((rule) => compile(rule, exceptionsOf(policy, rule.fullName), scope))
    for (const one of compiled) {
      rules.set(one.rule.fullName, decidingRule(one))
      if (one.rule.action.name === 'allow') continue
      // What takes notes judges what the model or tool really gave, so it comes before all tiers (L-60).
      const target = one.rule.action.name === 'note' ? notes : others
      target.push({ hook: one.hook, events: one.rule.events, ...(one.rule.match ? { match: one.rule.match } : {}) })
    }
    const list = allowListOf(pack, compiled, scope)
    if (list !== undefined) others.push(list)
  }
  const registered = [...notes, ...others]
  const indexed: RuleOfIndex[] = registered.map(({ events, match }, position) => ({
    position,
    events,
    ...(match ? { match } : {}),
  }))
  const hooks = registered.map(({ hook }) => watchedHook(hook, watch ?? {}))
  // Whoever watches wants to see the misses too, which the index leaves out.
  const options = watch === undefined ? { index: createRuleIndex(indexed, registered.length, toolNames, paths, catalogue) } : {}
  return { stack: createHookStack('policy', hooks, options), rules, digest }
}

interface Registered extends Omit<RuleOfIndex, 'position'> {
  readonly hook: Hook
}

function allowListOf(pack: PackNode, compiled: readonly CompiledRule[], scope: RuleScope): Registered | undefined {
  if (pack.unmatched === undefined) return undefined
  const allows = compiled.filter(({ rule }) => rule.action.name === 'allow')
  return {
    hook: compileAllowList(pack.unmatched, allows, scope),
    events: ['tool_call'],
    ...(pack.unmatched.match ? { match: pack.unmatched.match } : {}),
  }
}

export function exceptionsOf(policy: PolicyAst, rule: string): PackNode['exceptions'] {
  return policy.packs.flatMap((pack) => pack.exceptions.filter((exception) => exception.rules.includes(rule)))
}

/** Of the texts that a policy was read from. */
export function digestOf(policy: PolicyAst): string {
  const parts = policy.packs.map(({ tier, sources }) => [tier, ...sources.map(({ name, text }) => [name, text])])
  return `sha256:${sha256Hex(JSON.stringify(parts))}`
}
