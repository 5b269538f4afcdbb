import { isJsonArray, isJsonObject, type Json } from '../../core/base/json.ts'
import { parseJson } from '../../core/base/parse-json.ts'
import type { PackNode, TestCaseNode } from '../../core/rules/policy-ast.ts'

/** What the cases of a policy name: the tools that they call and the members that they hold. */
export interface TestedNames {
  readonly tools: ReadonlySet<string>
  readonly members: ReadonlySet<string>
}

/** Every case of a pack, those of its rules and exceptions included. */
export function casesOf({ rules, exceptions, tests }: PackNode): readonly TestCaseNode[] {
  return [...rules.flatMap((rule) => rule.tests), ...exceptions.flatMap((exception) => exception.tests), ...tests]
}

/** A tool that stands as `${each}` is every text of `each`; a text that is JSON has members too. */
export function testedNames(cases: readonly TestCaseNode[]): TestedNames {
  const tools = new Set<string>()
  const members = new Set<string>()
  for (const { value } of cases) collect(value, textsOfAxes(value), tools, members)
  return { tools, members }
}

function collect(value: Json, axes: readonly string[], tools: Set<string>, members: Set<string>): void {
  if (isJsonArray(value)) {
    for (const item of value) collect(item, axes, tools, members)
  } else if (isJsonObject(value)) {
    for (const [name, member] of Object.entries(value)) {
      members.add(name)
      if (name === 'tool' || name === 'tool_name') addTool(member, axes, tools)
      if (name === 'tools') for (const text of textsIn(member)) tools.add(text)
      collect(member, axes, tools, members)
    }
  } else if (typeof value === 'string' && /^\s*[[{]/.test(value)) {
    const parsed = parseJson(value)
    if (parsed.ok) collect(parsed.value, axes, tools, members)
    // The members of a text that is no JSON are what a test of that wants to name.
    else for (const [, name = ''] of value.matchAll(/"([^"\\]{1,100})"\s*:/g)) members.add(name)
  }
}

function addTool(value: Json, axes: readonly string[], tools: Set<string>): void {
  if (typeof value !== 'string') return
  tools.add(value)
  if (value.includes('${')) for (const text of axes) tools.add(text)
}

function textsOfAxes(test: Json): readonly string[] {
  if (!isJsonObject(test)) return []
  const { each, matrix } = test
  return [...textsIn(each), ...textsIn(matrix)]
}

function textsIn(value: Json | undefined): readonly string[] {
  if (typeof value === 'string') return [value]
  if (value === undefined || value === null || typeof value !== 'object') return []
  return (isJsonArray(value) ? value : Object.values(value)).flatMap(textsIn)
}
