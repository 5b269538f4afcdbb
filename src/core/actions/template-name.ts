import { nearestName } from '../base/nearest-name.ts'
import type { EventName } from '../events/event-name.ts'
import { runFields, type RunField } from '../events/run-facts.ts'
import type { ArgPath } from '../paths/arg-path.ts'
import { parsePath } from '../paths/parse-path.ts'

/** What stands between `${` and `}` (L-22): a lookup, never an expression. */
export type TemplateName =
  | { readonly kind: 'tool' | 'args' | 'rule' | 'available_tools' | 'allowed_tools' }
  | { readonly kind: 'args_path' | 'env'; readonly path: ArgPath }
  | { readonly kind: 'run'; readonly field: RunField }

const plainNames = ['tool', 'args', 'rule', 'available_tools', 'allowed_tools'] as const
const roots = ['args', 'env', 'run'] as const

/** The events at which a name stands for something; a name that is not listed holds everywhere. */
const eventsOf: Partial<Record<TemplateName['kind'], readonly EventName[]>> = {
  tool: ['tool_call', 'tool_result', 'invalid_tool_call', 'tool_call_delta'],
  args: ['tool_call', 'tool_result', 'invalid_tool_call'],
  args_path: ['tool_call', 'tool_result', 'invalid_tool_call'],
  available_tools: ['completion_call', 'invalid_tool_call'],
  allowed_tools: ['invalid_tool_call'],
}

/** Longer texts are no name; bounds the work on a text full of `${`. */
export const LONGEST_NAME = 500

export type NameReading =
  | { readonly ok: true; readonly name: TemplateName }
  | { readonly ok: false; readonly message: string; readonly hint?: string }

export function readTemplateName(text: string): NameReading {
  if (text.length > LONGEST_NAME) return { ok: false, message: 'the name in a template is too long' }
  const plain = plainNames.find((name) => name === text)
  if (plain !== undefined) return { ok: true, name: { kind: plain } }
  const root = roots.find((name) => text.startsWith(`${name}.`) || text.startsWith(`${name}[`))
  if (root === undefined) return unknownName(text)
  const rest = text.slice(root.length)
  if (root === 'run') {
    const field = runFields.find((name) => rest === `.${name}`)
    if (field !== undefined) return { ok: true, name: { kind: 'run', field } }
    return { ok: false, message: `the template \`\${${text}}\` names nothing of a run`, hint: `a run has ${quoted(runFields)}` }
  }
  const path = parsePath(`$${rest}`)
  if (!path.ok) {
    return { ok: false, message: `the template \`\${${text}}\` is no lookup: ${path.message}`, hint: 'templates look names up and compute nothing' }
  }
  if (!path.path.isDefinite) {
    return { ok: false, message: `the template \`\${${text}}\` could select several values`, hint: 'name one value' }
  }
  return { ok: true, name: { kind: root === 'args' ? 'args_path' : 'env', path: path.path } }
}

/** Does the name stand for something at this event? */
export function isKnownAt(name: TemplateName, event: EventName): boolean {
  return eventsOf[name.kind]?.includes(event) ?? true
}

function unknownName(text: string): NameReading {
  if (text === 'result' || text.startsWith('result.') || text === 'delta' || text === 'text') {
    return { ok: false, message: `\`\${${text}}\` cannot be inserted by a template`, hint: 'results and deltas never go into a text' }
  }
  const known = [...plainNames, ...runFields.map((field) => `run.${field}`)]
  const near = nearestName(text, known)
  return {
    ok: false,
    message: `the template \`\${${text}}\` names nothing that is known`,
    hint:
      near === undefined
        ? `known are ${quoted(plainNames)}, \`args.\`, \`env.\` and \`run.\` with a name; write \`$\${\` for a literal \`\${\``
        : `did you mean \`\${${near}}\`?`,
  }
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ')
}
