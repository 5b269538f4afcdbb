import { accesses, argumentKinds, resultFormats } from '../../core/catalogue/tool-description.ts'
import { operandName } from './operator-schemas.ts'
import { closedMap, described, nameMap, oneOrMany, ref, someText, words, type Schema } from './schema-parts.ts'

const path: Schema = { type: 'string', pattern: '^\\$' }
const trust = words(['trusted', 'untrusted'])

/** Entries of a catalogue of tools (L-70). */
export function toolDefinitions(): Readonly<Record<string, Schema>> {
  return {
    tool: closedMap(
      {
        name: described(oneOrMany(someText), 'the name of the tool, or all of its names; `*` stands for any characters'),
        args: described(nameMap(ref('argument')), 'what each argument is; a key that begins with `$` is a path'),
        result: described(
          closedMap({
            trust: described(trust, 'whether what it gives may be believed'),
            format: described(words(resultFormats), 'the form of its text'),
            fields: described(nameMap(trust), 'parts of the result and whether they may be believed, by path'),
          }),
          'what it gives',
        ),
        batch: described(
          closedMap(
            {
              items: described(path, 'the list of inner calls'),
              tool: described(path, 'the tool of an inner call, from its entry'),
              args: described(path, 'the arguments of an inner call, from its entry'),
              mcp: described({ const: 'same' }, 'inner tools belong to the same MCP server'),
            },
            { required: ['items', 'tool'] },
          ),
          'calls inside a call; each is judged as a call',
        ),
      },
      { required: ['name'] },
    ),
    argument: closedMap(
      {
        is: described(words(argumentKinds), 'what the argument names or holds'),
        access: described(oneOrMany(words(accesses)), 'what is done to the path'),
        aliases: described(oneOrMany(someText), 'other names under which hosts pass it'),
        tree: described(
          { anyOf: [{ type: 'boolean' }, closedMap({ hidden: described(someText, 'the argument that says whether hidden files count') })] },
          'everything below the folder is meant',
        ),
        schema: described(ref(operandName('schema')), 'the JSON Schema of its values, which tests and rewrites are held against'),
      },
      { anyOf: [{ required: ['is'] }, { required: ['schema'], maxProperties: 1 }], if: { properties: { is: { const: 'path' } }, required: ['is'] }, then: { required: ['access'] }, else: { properties: { access: false, tree: false } } },
    ),
  }
}
