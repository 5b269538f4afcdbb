import { decisionWords, expectationWords, verdictWords } from '../../core/rules/test-words.ts'
import { anything, closedMap, described, listOf, nameMap, oneOrMany, someText, words, ref, type Schema } from './schema-parts.ts'

/** A text with `${each}` or a name of the matrix in it, which is known when the case is expanded (L-80). */
const template: Schema = { type: 'string', pattern: '\\$\\{' }
const orTemplate = (schema: Schema): Schema => ({ anyOf: [schema, template] })

const tool = described(someText, 'the name of the tool')
const args = described(anything, 'the arguments')
const argsText = described(anything, 'the arguments as text, as the model wrote them')
const mcp = described(anything, 'the true server and tool, `{ server, tool }`')

const kinds: Readonly<Record<string, Schema>> = {
  call: described(
    orTemplate(
      closedMap(
        { tool, args, args_text: argsText, mcp },
        { required: ['tool'], oneOf: [{ required: ['args'] }, { required: ['args_text'] }] },
      ),
    ),
    'a call of a tool is about to run',
  ),
  result: described(
    orTemplate(
      closedMap(
        {
          tool,
          args,
          args_text: argsText,
          mcp,
          result: described(anything, 'what the tool gave'),
          outcome: described(anything, 'success, error, skipped or denied; default success'),
          error: described(anything, 'what went wrong'),
        },
        { required: ['tool'], not: { required: ['args', 'args_text'] } },
      ),
    ),
    'a tool gave its result',
  ),
  completion: described(
    orTemplate(
      closedMap(
        { prompt: described(anything, 'the message of the user'), history: described(anything, 'the messages before it') },
        { required: ['prompt'] },
      ),
    ),
    'a model call is about to be sent',
  ),
  invalid: described(orTemplate(closedMap({ tool, args_text: argsText }, { required: ['tool'] })), 'a call of a tool that is not offered'),
  text: described(anything, 'what the model wrote: deltas and answers'),
}

const nameOfNames = nameMap(anything)

const context: Readonly<Record<string, Schema>> = {
  at: described(anything, 'the time, as `2027-03-31T12:00:00Z`'),
  env: described(anything, 'facts that the host vouches for'),
  run: described(anything, 'facts of the run: `turn`, `agent`, `user` and others'),
  tools: described(anything, 'the tools that are offered'),
  world: described(
    closedMap({
      links: described(nameOfNames, 'symbolic links, from and to'),
      files: described(oneOrMany(someText), 'the files that are there'),
      dns: described(nameOfNames, 'addresses of names'),
      redirects: described(nameOfNames, 'where URLs redirect to'),
    }),
    'the world that rules ask: links, files, names, redirects',
  ),
  checks: described(anything, 'what the checks of `consult` answer'),
  answers: described(anything, 'what people answer to `ask`, by rule'),
}

/** Cases inside a rule may expect its verdict, cases of a pack may not (L-80). */
export function testCaseDefinitions(): Readonly<Record<string, Schema>> {
  return {
    case_in_rule: testCase('rule'),
    case_in_pack: testCase('pack'),
    step_in_rule: step('rule'),
    step_in_pack: step('pack'),
    expectation_in_rule: expectation([...expectationWords, ...verdictWords]),
    expectation_in_pack: expectation(expectationWords),
    test_defaults: closedMap({ ...kinds, steps: anything, ...context }),
  }
}

function testCase(place: 'rule' | 'pack'): Schema {
  return closedMap(
    {
      ...kinds,
      steps: described(listOf(ref(`step_in_${place}`)), 'several events of one run'),
      ...context,
      each: described({ type: 'array', minItems: 1 }, 'the case once for each of these; `${each}` is the value'),
      matrix: described(nameMap({ type: 'array', minItems: 1 }), 'the case once for each combination; `${name}` is the value'),
      name: described(anything, 'what the case shows'),
      expect: described(ref(`expectation_in_${place}`), 'what must come of it'),
    },
    { anyOf: [{ required: ['expect'] }, { required: ['steps'] }] },
  )
}

function step(place: 'rule' | 'pack'): Schema {
  return closedMap({ ...kinds, ...context, expect: described(ref(`expectation_in_${place}`), 'what must come of it') })
}

function expectation(known: readonly string[]): Schema {
  return {
    anyOf: [
      words(known),
      template,
      closedMap({
        decision: described(orTemplate(words([...decisionWords, 'refused'])), 'the decision of the whole pack'),
        rule: described(anything, 'the rule that decided, by its own or full name'),
        args: described(anything, 'the arguments that run'),
        result: described(anything, 'what the model reads'),
        is_error: described(anything, 'the mark of an error'),
        patch: described(anything, 'what is changed of the model call'),
        tool_name: described(anything, 'the tool that a call was repaired to'),
        reason: described(anything, 'the text that says why'),
        labels: described(anything, 'the labels of the run behind it'),
        shadow: described(anything, 'the shadow rules that would have hit'),
        diagnostics: described(anything, 'the codes that are reported'),
      }),
    ],
  }
}
