import { limits } from '../../src/core/base/limits.ts'
import { parseJson } from '../../src/core/base/parse-json.ts'
import type { Json, JsonObject } from '../../src/core/base/json.ts'
import { renderTemplate } from '../../src/core/actions/render-template.ts'
import { parseTemplate } from '../../src/core/actions/template.ts'
import type { Diagnostic } from '../../src/core/diagnostics/diagnostic.ts'
import { loadPolicy } from '../../src/core/load/load-policy.ts'
import { formatPath } from '../../src/core/paths/format-path.ts'
import { parsePath } from '../../src/core/paths/parse-path.ts'
import { selectNodes } from '../../src/core/paths/select-nodes.ts'
import { compilePattern } from '../../src/core/text/pattern.ts'
import { decodeSource } from '../../src/hosts/node/read-source.ts'
import { aContext, aToolCall } from '../support/engine-events.ts'
import { compileFuzzed, decideLine, host, policyOf } from './open-line.ts'

/** Takes any bytes. Throws where the product breaks a promise; what it refuses is fine. */
export interface FuzzTarget {
  readonly name: string
  /** Inputs of the right form, to be damaged. */
  readonly seeds: readonly string[]
  readonly run: (bytes: Uint8Array) => void
}

const lines: readonly string[] = [
  '{"kind":"tool_call","run_id":"A","turn":1,"seq":1,"at":1764500000000,"agent":"dev","tool_name":"bash","args":{"command":"ls","n":5,"l":["ab",1],"o":{"k":"x"}},"internal_call_id":"c1","env":{"cwd":"/srv"}}',
  '{"kind":"tool_call","run_id":"A","turn":1,"tool_name":"bash","args_text":"{\\"a\\":\\"ab\\",\\"n\\":1e3}","approval":{"approved":true,"args_sha256":"0"}}',
  '{"kind":"tool_result","run_id":"A","turn":2,"tool_name":"bash","args":{"a":"x"},"result":"a tok_1 boom","outcome":{"kind":"success"}}',
  '{"kind":"tool_result","run_id":"A","turn":2,"tool_name":"bash","args":{},"result":{"content":[{"type":"text","text":"tok_"},{"type":"text","text":"1"}],"structuredContent":{"ssn":"tok_2","rows":[{"ssn":5}]}},"outcome":{"kind":"error","failure":{"kind":"timeout","message":"m"}}}',
  '{"kind":"completion_call","run_id":"A","turn":3,"prompt":"go on","history":[{"role":"user","content":"tok_1"}],"available_tools":["bash","look"]}',
  '{"kind":"invalid_tool_call","run_id":"A","turn":3,"tool_name":"Terminal","args_text":"{}","available_tools":["bash"],"allowed_tools":["bash"]}',
  '{"kind":"text_delta","run_id":"A","turn":1,"delta":"k","aggregated":"a leak"}',
]

const rules: readonly JsonObject[] = [
  { event: 'tool_call', match: { tool: ['bash', 're*d'], args: { '$.command': { matches: '^(l|ls)+$', full: true, ignore_case: true } } }, skip: 'Not run: ${tool} ${args} ${args.o.k}.' },
  { event: 'tool_call', match: { args: { '$..k': { some: { contains: 'b', normalize: ['nfkc', 'invisible', 'case'] } } } }, unless: { args: { '$.l[*]': { every: { type: 'string' } } } }, skip: 'No.' },
  { event: 'tool_call', when: { some: [{ var: 'args.l' }, { '>': [{ var: '' }, 2] }] }, skip: 'No.' },
  { event: 'tool_call', match: 'any', rewrite: [{ default: { '$.n': 1 } }, { coerce: { '$.n': 'number' } }, { remove: { key: { starts_with: 'x' } } }, { replace: { '$.a': { pattern: 'b+', with: 'y' } } }, { strip: { '$.command': ['zero_width', 'control'] } }] },
  { event: 'tool_result', match: 'any', redact: { patterns: [{ name: 'tok', pattern: 'tok_[0-9]+' }], paths: ['$..ssn'], hidden: ['bidi'], keys: true, text: 'pass', media: 'pass' } },
  { event: 'tool_result', match: { result: { any: [{ contains: 'boom' }, { '$.rows[*].n': { sum: { gt: 5 } } }] } }, replace: { text: 'Hidden.' } },
  { event: 'completion_call', match: { prompt: { contains: 'go' } }, patch: { active_tools: { except: ['bash'] }, history: { keep_last: 1, redact: { patterns: [{ name: 'tok', pattern: 'tok_[0-9]' }] } } } },
  { event: 'invalid_tool_call', match: { tool: 'T*' }, repair: { closest: { max_distance: 2 } } },
  { event: 'text_delta', match: { text: { contains: 'leak' } }, terminate: 'Over.' },
]
const policy = policyOf(rules)

const context = aContext({ env: { cwd: '/srv', most: 2 } })
const call = aToolCall({ a: 'ab', n: 5, l: ['ab', 1, null], o: { k: 'x', __proto__: null }, p: [{ n: 1 }, { n: 'x' }] })
const wide: Json = { a: Array.from({ length: 60 }, (_each, index) => ({ k: index, a: [{ a: 'x' }], 'a b': null })), k: { k: { k: [1, [2, [3]]] } } }
const subject = `${'a'.repeat(3_000)}! ab,tok_1 \u{1f600}\ud800 ${' '.repeat(2_000)}x`

function ensure(holds: boolean, why: string): asserts holds {
  if (!holds) throw new Error(why)
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('utf8')
}

/** Findings point into their text and stay in step with it. */
function checkFindings(found: readonly Diagnostic[], length: number): void {
  ensure(found.length <= length + 20, 'more findings than characters')
  for (const { at, message } of found) {
    ensure(message !== '' && !message.includes('\n'), 'a message of no or several lines')
    if (at.kind === 'source') ensure(at.span.start >= 0 && at.span.start <= at.span.end && at.span.end <= at.span.source.text.length, 'a finding outside its text')
  }
}

/** A policy from its bytes; one that loads decides every line. */
function runPolicy(bytes: Uint8Array): void {
  const source = decodeSource(bytes, 'fuzz.yaml')
  if (!source.ok) return
  const loaded = loadPolicy([{ source: source.value }], { host })
  checkFindings(loaded.diagnostics, source.value.text.length)
  const hasError = loaded.diagnostics.some(({ severity }) => severity === 'error')
  ensure(loaded.ok !== hasError, 'it loads with an error, or fails without one')
  if (!loaded.ok) return
  ensure(source.value.text.length <= limits.policyTextLength, 'it is too long and loads')
  const compiled = compileFuzzed(loaded.value)
  for (const line of lines) decideLine(compiled, line)
}

/** JSON in one place of a rule. */
function inRule(event: string, rule: (part: Json) => JsonObject): (bytes: Uint8Array) => void {
  return (bytes) => {
    const reading = parseJson(textOf(bytes))
    if (!reading.ok) return
    const document = { sluice: 1, pack: { id: 't/p', version: '1.0.0' }, rules: [{ id: 'r', event, ...rule(reading.value) }] }
    runPolicy(Buffer.from(JSON.stringify(document)))
  }
}

export const fuzzTargets: readonly FuzzTarget[] = [
  { name: 'policy', seeds: [JSON.stringify({ sluice: 1, pack: { id: 't/p', version: '1.0.0' }, rules: rules.map((rule, index) => ({ id: `r${index}`, ...rule })) }, null, 1)], run: runPolicy },
  { name: 'line', seeds: lines, run: (bytes) => void decideLine(policy, textOf(bytes)) },
  {
    name: 'path',
    seeds: ['$.a.b[0]', "$['a b'][-1]", '$..k', "$.p[*]['a','b']", '$..*', '$.a[*].a[*].a', '$..a..a..k'],
    run(bytes) {
      const parsed = parsePath(textOf(bytes))
      if (!parsed.ok) return
      const again = parsePath(formatPath(parsed.path.steps))
      ensure(again.ok && JSON.stringify(again.path.steps) === JSON.stringify(parsed.path.steps), 'a path is not what it is printed as')
      const selection = selectNodes(parsed.path)(wide)
      ensure(selection.kind !== 'nodes' || selection.nodes.length <= limits.pathNodes, 'a path selects more than its bound')
    },
  },
  {
    name: 'pattern',
    seeds: ['(a+)+$', '^[a-z]{1,20}@x\\.y$', '(?i)tok_[0-9]+', 'x+y|x', '\\p{Greek}|\\bword\\b', '(a|aa)*b', '[^\\x00-\\x7f]+'],
    run(bytes) {
      const compiled = compilePattern(textOf(bytes))
      if (!compiled.ok) return
      const hits = compiled.pattern.spans(subject) ?? []
      let last = 0
      for (const { start, end } of hits) {
        ensure(start >= last && end > start && end <= subject.length, 'spans that are empty, overlap or are outside')
        last = end
      }
      if (hits.length > 0) ensure(compiled.pattern.test(subject), 'a match is found in what does not match')
    },
  },
  {
    name: 'template',
    seeds: ['Not run: ${tool} with ${args.a} by ${rule}.', '$${x} ${args} ${env.cwd} ${run.turn}', "${args['a b'][0]} ${args.o.k}"],
    run(bytes) {
      const text = textOf(bytes)
      const reading = parseTemplate(text)
      if (!reading.ok) return
      const rendered = renderTemplate(reading.template, call, context, 't/p#r')
      // A name gives at most 200 code points, escaped, and its count.
      ensure(rendered.length <= text.length + reading.template.parts.length * 2_500, 'a rendered template is longer than its bound')
    },
  },
  {
    name: 'logic',
    seeds: ['{"and":[{">":[{"var":"args.n"},2]},{"in":["a",{"var":"args.a"}]}]}', '{"some":[{"var":"args.l"},{"==":[{"var":""},1]}]}', '{">":[{"reduce":[{"var":"args.l"},{"+":[{"var":"current"},{"var":"accumulator"}]},0]},5]}', '{"if":[{"!":[{"var":["args.b",0]}]},true,{"missing":["args.n"]}]}', '{"starts_with":[{"var":"args.a"},"a"]}'],
    run: inRule('tool_call', (when) => ({ when, skip: 'No.' })),
  },
  {
    name: 'matcher',
    seeds: ['{"tool":["bash","l*"],"args":{"$.a":{"contains":"b","ignore_case":true}}}', '{"any":[{"args":{"$.l[*]":{"some":{"gt":1}}}},{"not":{"args":{"$..k":{"none":["x"]}}}}]}', '{"args":{"$.p[*].n":{"sum":{"lte":5},"empty":"miss"}},"run":{"turn":{"gt":1}}}', '{"args":{"$.o":{"schema":{"type":"object","properties":{"k":{"pattern":"^x"}}}}}}'],
    run: inRule('tool_call', (match) => ({ match, skip: 'No.' })),
  },
  {
    name: 'redaction',
    seeds: ['{"patterns":[{"name":"tok","pattern":"tok_[0-9]+"}],"paths":["$.ssn"],"with":"[X:${name}]"}', '{"hidden":["tags","bidi"],"with":""}', '{"paths":["$..ssn","$.rows[*].ssn"],"text":"pass","media":"pass","keys":true}'],
    run: inRule('tool_result', (redact) => ({ match: 'any', redact })),
  },
  {
    name: 'rewrite',
    seeds: ['[{"set":{"$.a":"x"}},{"remove":["$.o.k"]},{"clamp":{"$.n":{"min":1,"max":3}}}]', '[{"replace":{"$.a":{"pattern":"b+","with":"y"}}},{"rebase":{"$.a":{"from":"/etc","onto":"/j"}}}]', '[{"coerce":{"$.n":"integer"}},{"default":{"$.z":1}},{"set":{"$.q.r":1},"create":true},{"remove":{"key":{"equals":"k"}}}]'],
    run: inRule('tool_call', (rewrite) => ({ match: 'any', rewrite })),
  },
]
