import { expect, test } from 'vitest'
import { aCompletionCall, aContext, anInvalidCall, aToolCall } from '../../../test/support/action-events.ts'
import { renderTemplate } from './render-template.ts'
import { containsTemplate, loadedTemplate, nameMissingAt, parseTemplate, templateSkeleton } from './template.ts'

function render(text: string, args: Parameters<typeof aToolCall>[0] = {}): string {
  return renderTemplate(loadedTemplate(text), aToolCall(args), aContext({ env: { cwd: '/srv' }, user: 'ann' }), 't/p#r')
}

test.each([
  ['${tool} ${rule}', '"act" "t/p#r"'],
  ['${args}', '"{\\"p\\":1,\\"t\\":\\"x\\"}"'],
  ['${args.p} ${args.t}', '"1" "x"'],
  ['${args.t.u} ${args.none}', '(none) (none)'],
  ['${env.cwd} ${env.home}', '"/srv" (none)'],
  ['${run.turn} ${run.user} ${run.agent} ${run.is_streaming}', '"1" "ann" (none) "false"'],
  ['${available_tools}', '(none)'],
  ['$${HOME} $$${tool} $5 $x {y}', '${HOME} $${tool} $5 $x {y}'],
])('the template %s is rendered by lookups alone (L-22)', (text, want) => {
  expect(render(text, { p: 1, t: 'x' })).toBe(want)
})

test('inserted text cannot break out of its quotes or hide (L-22)', () => {
  expect(render('${args.p}', { p: 'a"\\\n\u0000\u007f\u0085\u00ad\u200b\u2028\u202e\ud800\u{e0041}' })).toBe(
    '"a\\"\\\\\\n\\u0000\\u007f\\u0085\\u00ad\\u200b\\u2028\\u202e\\ud800\\udb40\\udc41"',
  )
})

test('an inserted template is plain text (L-22)', () => {
  expect(render('${args.p}', { p: '${tool}' })).toBe('"${tool}"')
})

test('a value is cut at 200 code points before it is quoted (L-22)', () => {
  expect(render('${args.p}', { p: '😀'.repeat(201) })).toBe(`"${'😀'.repeat(200)}"…(+1)`)
  expect(render('${args.p}', { p: '"'.repeat(200) })).toBe(`"${'\\"'.repeat(200)}"`)
})

test('arguments of an invalid call are read as JSON where they are JSON (S-14, L-90)', () => {
  const text = (args: string | undefined): string =>
    renderTemplate(
      loadedTemplate('${args} ${args.a} ${allowed_tools}'),
      anInvalidCall('x', { ...(args !== undefined && { args }), allowedTools: ['grep'] }),
      aContext(),
      'r',
    )
  expect(text('{"a":1}')).toBe('"{\\"a\\":1}" "1" "[\\"grep\\"]"')
  expect(text(' ')).toBe('"{}" (none) "[\\"grep\\"]"')
  expect(text('{"a":')).toBe('"{\\"a\\":" (none) "[\\"grep\\"]"')
})

test('available tools are inserted as JSON', () => {
  const event = aCompletionCall({ availableTools: ['a', 'b'] })
  expect(renderTemplate(loadedTemplate('${available_tools}'), event, aContext(), 'r')).toBe('"[\\"a\\",\\"b\\"]"')
})

test.each(['${tol}', '${result}', '${each}', '${tool', '${args.a || 1}', '${}', '${ tool }', '${run.nothing}', '${args[*]}', '${env}', '${args..a}'])(
  'the template %s does not load (L-22)',
  (text) => {
    const reading = parseTemplate(text)
    expect(reading.ok).toBe(false)
    expect(reading.ok ? '' : reading.message).toMatch(/template/)
  },
)

test('a name that the event does not have is found at load', () => {
  expect(nameMissingAt(loadedTemplate('${rule} ${tool}'), ['tool_call', 'completion_call'])).toEqual({
    message: 'the template `${tool}` stands for nothing at `completion_call`',
    part: '${tool}',
  })
  expect(nameMissingAt(loadedTemplate('${rule} ${run.turn} ${env.cwd}'), ['text_delta'])).toBeUndefined()
})

test('the skeleton of a template keeps its names and no value (L-83)', () => {
  expect(templateSkeleton(loadedTemplate('no ${args.pin} for $${x}'))).toBe('no ${args.pin} for ${x}')
})

test.each([
  ['by ${tool}', true],
  ['${args.a}', true],
  ['$${tool}', true],
  ['${x ${run.turn}', true],
  ['${HOME}/tmp', false],
  ['${tool', false],
  ['$tool {tool}', false],
])('an operand %s holds a known template: %s (L-22)', (text, want) => {
  expect(containsTemplate(text)).toBe(want)
})

test('a text full of openings is read in linear time', () => {
  const hostile = '${'.repeat(100_000)
  expect(containsTemplate(hostile)).toBe(false)
  expect(containsTemplate(`${hostile}}`)).toBe(false)
})
