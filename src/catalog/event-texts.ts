import type { EventName } from '../core/events/event-name.ts'

/** What the page of an event says beside what the tables of the engine know of it. */
export interface EventText {
  /** When it happens: one line, lower-case start, no final period. */
  readonly summary: string
  /** What a rule on it should know, a sentence or two each. */
  readonly details: readonly string[]
  /** One line of a trace. */
  readonly line: string
  /** A list of rules, to which a header is put; the line is decided with them. */
  readonly rules: string
}

/** A new kind of event does not compile without its row. Sources: S-10 to S-18, L-30. */
export const eventTexts: Readonly<Record<EventName, EventText>> = {
  completion_call: {
    summary: 'a model call is about to be sent',
    details: [
      'It comes once per turn, before anything else of that turn.',
      'What `patch` changes holds for this call alone. The transcript stays as it is, and rules of the same call see the request without the changes.',
    ],
    line: '{"kind":"completion_call","run_id":"r1","turn":1,"seq":1,"prompt":"Show me the open invoices.","available_tools":["read_invoice","pay_invoice"]}',
    rules: `- id: read-first
  event: completion_call
  match: { run: { turn: 1 } }
  patch: { active_tools: [read_invoice] }
`,
  },
  completion_response: {
    summary: 'the model answered, and the host does not stream',
    details: [
      'Where the host streams, `stream_response_finish` comes in its place, so a rule about the answer names both.',
      'A turn that was recovered from an invalid call has no such event.',
    ],
    line: '{"kind":"completion_response","run_id":"r1","turn":1,"seq":2,"response":{"content":[{"type":"text","text":"-----BEGIN PRIVATE KEY-----"}]}}',
    rules: `- id: no-keys-in-answers
  event: [completion_response, stream_response_finish]
  match: { text: { contains: BEGIN PRIVATE KEY } }
  terminate: "Run ended: the answer holds a private key."
`,
  },
  model_turn_finished: {
    summary: 'a turn of the model was accepted, streamed or not',
    details: [
      'It comes once for every accepted turn, before the tool calls of that turn.',
      'A turn that was recovered from an invalid call has no such event.',
    ],
    line: '{"kind":"model_turn_finished","run_id":"r1","turn":40,"seq":80,"content":[{"type":"text","text":"One more try."}],"usage":{}}',
    rules: `- id: forty-turns
  event: model_turn_finished
  match: { run: { turn: { gte: 40 } } }
  terminate: "Run ended: 40 turns are enough. Start anew with a smaller task."
`,
  },
  invalid_tool_call: {
    summary: 'the model called a tool that does not exist, or that it may not call now',
    details: [
      'Where no rule has an opinion the call fails the run.',
      'The name is judged as the model wrote it. `args` are read from what it wrote, and blank means `{}`.',
    ],
    line: '{"kind":"invalid_tool_call","run_id":"r1","turn":1,"seq":3,"tool_name":"Read","args_text":"{}","available_tools":["read_file"],"allowed_tools":["read_file"]}',
    rules: `- id: the-other-name
  event: invalid_tool_call
  match: { tool: Read }
  repair: { to: read_file }
`,
  },
  tool_call: {
    summary: 'a valid call of a tool is about to run',
    details: [
      'Every rule sees the arguments as earlier rules rewrote them. Guards and allow lists judge once more what would really run.',
      'A call that a rule skips is followed by a `tool_result` with the outcome `skipped`.',
    ],
    line: '{"kind":"tool_call","run_id":"r1","turn":1,"seq":4,"tool_name":"pay_invoice","args":{"amount":900},"internal_call_id":"c1"}',
    rules: `- id: small-payments-only
  event: tool_call
  match: { tool: pay_invoice }
  unless: { args: { $.amount: { between: [1, 500], required: true } } }
  skip: "Not paid: the amount must be from 1 to 500. Do not retry."
`,
  },
  tool_result: {
    summary: 'a tool gave its result, which is about to be handed to the model',
    details: [
      '`result` is what the model would read, as earlier rules changed it; `outcome` is what the tool did and stays the same for every rule.',
      'Rules see the results of started calls. Skipped ones are seen by rules that ask for `outcome: skipped`.',
    ],
    line: '{"kind":"tool_result","run_id":"r1","turn":1,"seq":5,"tool_name":"read_invoice","args":{"id":7},"internal_call_id":"c1","result":"key: tok_a1b2c3","outcome":"success"}',
    rules: `- id: no-tokens
  event: tool_result
  match: { tool: read_invoice }
  redact: { patterns: [{ name: token, pattern: 'tok_[a-z0-9]+' }] }
`,
  },
  text_delta: {
    summary: 'a piece of text arrived from a model that is still answering',
    details: [
      '`text` is all text of the turn so far, so that a test cannot be cut in two by the pieces.',
      'It comes only where the host streams and some rule is on it.',
    ],
    line: '{"kind":"text_delta","run_id":"r1","turn":1,"seq":6,"delta":" KEY-----","aggregated":"-----BEGIN PRIVATE KEY-----"}',
    rules: `- id: stop-at-the-key
  event: text_delta
  match: { text: { contains: BEGIN PRIVATE KEY } }
  terminate: "Run ended: the answer holds a private key."
`,
  },
  tool_call_delta: {
    summary: 'a piece of the arguments of a call arrived from a model that is still answering',
    details: [
      '`text` is the text of the arguments so far. The first piece of a call names the tool, the others do not.',
      'No call can be refused here, only the run ended. Judge calls at `tool_call`.',
    ],
    line: '{"kind":"tool_call_delta","run_id":"r1","turn":1,"seq":7,"tool_call_id":"t1","internal_call_id":"c1","tool_name":"run","delta":"{\\"command\\":\\"dd if=/dev/zero"}',
    rules: `- id: no-disk-writes
  event: tool_call_delta
  match: { text: { contains: /dev/zero } }
  terminate: "Run ended: a command that overwrites disks was about to be written."
`,
  },
  stream_response_finish: {
    summary: 'a streamed answer with text is complete',
    details: [
      'Where the host does not stream, `completion_response` comes in its place, so a rule about the answer names both.',
      'A turn without text, with tool calls alone, has no such event.',
    ],
    line: '{"kind":"stream_response_finish","run_id":"r1","turn":1,"seq":8,"is_streaming":true,"response":{"content":[{"type":"text","text":"Done."}]}}',
    rules: `- id: log-answers
  event: [completion_response, stream_response_finish]
  match: any
  note: { message: "The turn \${run.turn} was answered." }
`,
  },
}
