import { expect, test } from 'vitest'
import type { EventMatcherNode } from '../../core/rules/policy-ast.ts'
import { coversTools, mayShareTool, toolsHitAlways, toolsHitAtMost, type ToolSet } from './tool-sets.ts'

const span = { source: { name: 'a.yaml', text: '' }, start: 0, end: 0 }
const tool = (...names: string[]): EventMatcherNode => ({ kind: 'tool', names, nameSpans: names.map(() => span), span })
const onProd: EventMatcherNode = { kind: 'args', test: { kind: 'exists', want: true, span }, span }
const always: EventMatcherNode = { kind: 'always', span }
const all = (...items: EventMatcherNode[]): EventMatcherNode => ({ kind: 'all', items, span })
const any = (...items: EventMatcherNode[]): EventMatcherNode => ({ kind: 'any', items, span })

test.each<[string, EventMatcherNode | undefined, ToolSet, ToolSet]>([
  ['nothing written hits every call', undefined, 'every', 'every'],
  ['`any` hits every call', always, 'every', 'every'],
  ['names alone hit all calls of these tools', tool('a', 'b'), ['a', 'b'], ['a', 'b']],
  ['beside another test they hit some of them', all(tool('a'), onProd), ['a'], []],
  ['a test of arguments alone may hit any tool', onProd, 'every', []],
  ['of several ways each counts', any(tool('a'), all(tool('b'), onProd)), ['a', 'b'], ['a']],
  ['one way without names opens all', any(tool('a'), onProd), 'every', ['a']],
  ['what is denied bounds nothing', { kind: 'not', item: tool('a'), span }, 'every', []],
])('%s', (_name, match, atMost, surely) => {
  expect(toolsHitAtMost(match)).toEqual(atMost)
  expect(toolsHitAlways(match)).toEqual(surely)
})

test.each<[ToolSet, ToolSet, boolean]>([
  ['every', ['a'], true],
  [['a', 'b'], ['b'], true],
  [['a'], ['a', 'b'], false],
  [['a'], 'every', false],
  [['*'], 'every', true],
  [['mcp__*'], ['mcp__mail__*', 'mcp__web__get'], true],
  [['mcp__mail__*'], ['mcp__*'], false],
  [['a'], [], false],
])('%j covers %j: %j', (wide, narrow, want) => {
  expect(coversTools(wide, narrow)).toBe(want)
})

test.each<[ToolSet, ToolSet, boolean]>([
  ['every', ['a'], true],
  [['a'], ['b'], false],
  [['a', 'b'], ['b', 'c'], true],
  [['get_*'], ['get_mail'], true],
  [['get_*'], ['send_mail'], false],
  [['get_*'], ['*_mail'], true],
  [['get_*'], ['send_*'], false],
  [['*_mail'], ['*_file'], false],
  ['every', [], false],
])('%j and %j may share a tool: %j', (left, right, want) => {
  expect(mayShareTool(left, right)).toBe(want)
  expect(mayShareTool(right, left)).toBe(want)
})
