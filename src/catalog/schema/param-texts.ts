/** What each member of an action's parameter says, for hovers. `test/catalog/schema.test.ts` holds it against the schemas of the actions. */
export const paramTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ask: {
    question: 'what the person is asked; a template such as `Pay ${args.amount}?`',
    timeout_ms: 'how long to wait for the answer, in milliseconds',
    otherwise: 'what the model reads where the answer is no clear yes',
  },
  consult: {
    check: 'the name of a check that the host supplies',
    timeout_ms: 'how long to wait for it, in milliseconds',
    on_failure: 'what follows where the check fails: refuse the call, or end the run',
  },
  note: {
    label: 'a label of the run, declared under `labels`',
    message: 'a line for the log; a template',
  },
  patch: {
    preamble: 'the system text of this model call; a template',
    temperature: 'the temperature of this model call',
    max_tokens: 'how many tokens the answer may have',
    tool_choice: 'which tools the model must, may or must not use',
    active_tools: 'the tools that are offered this turn: a list, or `{ except: [...] }`',
    additional_params: 'further parameters for the provider',
    extra_context: 'documents that are sent along',
    history: 'what is sent of earlier messages; the transcript stays',
  },
  redact: {
    detect: 'detectors by id or tag, whose finds are replaced',
    decode: 'the encodings that detectors see through',
    patterns: 'RE2 patterns with a name each, whose finds are replaced',
    paths: 'only below these paths of a structured result',
    hidden: 'classes of hidden characters that are taken out',
    with: 'what stands in place of a find; `${name}` is the name of what was found',
    keys: 'also the names of members are searched',
    text: '`pass`: texts that have no structure pass where `paths` stands',
    media: '`pass`: parts that hold no text pass unseen',
  },
  repair: {
    to: 'the tool that is meant',
    map: 'wrong names and the tools that they mean',
    closest: 'the nearest allowed name, if it is near enough',
  },
  replace: {
    text: 'the text that the model reads in place of the result; a template',
    json: 'the value that the model reads in place of the result',
    is_error: 'the mark of an error; absent keeps the present one',
  },
  truncate: {
    max_chars: 'how many code points are kept',
    note: 'what stands behind the part that was kept',
  },
}
