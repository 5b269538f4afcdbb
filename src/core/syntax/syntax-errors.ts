import type { YAMLError } from 'yaml'

interface Words {
  readonly message: string
  readonly hint?: string
}

const quote = 'put the text in quotes'

/**
 * Our words for an error or warning of the YAML library. Its own words can quote the file, so they
 * are looked at but never shown.
 */
export function syntaxErrorWords({ code, message }: YAMLError): Words {
  switch (code) {
    case 'BAD_SCALAR_START':
      return { message: 'a plain text cannot start with this character', hint: quote }
    case 'BAD_DQ_ESCAPE':
      return { message: 'unknown escape in double quotes', hint: 'write `\\\\` for a backslash, or use single quotes' }
    case 'TAB_AS_INDENT':
      return { message: 'a tab cannot indent', hint: 'indent with spaces' }
    case 'BAD_INDENT':
      return { message: 'the indentation does not fit the lines above', hint: 'line up with the other entries' }
    case 'BLOCK_AS_IMPLICIT_KEY':
      return {
        message: 'a map or list cannot begin in the middle of a line',
        hint: 'put a text that holds `: ` in quotes, or begin the map on the next line',
      }
    case 'BLOCK_IN_FLOW':
      return { message: 'an indented map or list cannot stand in `{ }` or `[ ]`' }
    case 'MULTILINE_IMPLICIT_KEY':
      return { message: 'a key must stand on one line with its colon' }
    case 'KEY_OVER_1024_CHARS':
      return { message: 'a key is longer than 1024 characters' }
    case 'MISSING_CHAR':
      return missing(message)
    case 'UNEXPECTED_TOKEN':
      return unexpected(message)
    case 'ALIAS_PROPS':
    case 'BAD_ALIAS':
    case 'MULTIPLE_ANCHORS':
      return { message: 'an anchor or alias is not well-formed', hint: quote }
    case 'BAD_COLLECTION_TYPE':
    case 'MULTIPLE_TAGS':
    case 'TAG_RESOLVE_FAILED':
      return { message: 'a tag is not well-formed', hint: quote }
    case 'BAD_PROP_ORDER':
      return { message: 'an anchor or tag stands before the mark of its value' }
    case 'BAD_DIRECTIVE':
      return { message: 'a directive is not well-formed' }
    case 'DUPLICATE_KEY':
      return { message: 'a key stands twice in one map' }
    case 'MULTIPLE_DOCS':
      return { message: 'a file holds exactly one document' }
    case 'NON_STRING_KEY':
      return { message: 'a key is not a text' }
    case 'RESOURCE_EXHAUSTION':
      return { message: 'the file is too complex to read' }
    case 'IMPOSSIBLE':
      return { message: 'the text is not well-formed YAML' }
  }
}

function missing(words: string): Words {
  if (words.includes("'quote")) return { message: "the closing `'` is missing" }
  if (words.includes('"quote')) return { message: 'the closing `"` is missing' }
  if (words.includes('Comments must')) return { message: 'a comment needs a blank before its `#`' }
  if (words.includes('space after :')) return { message: 'a blank is missing after `:`' }
  if (words.includes(', or :')) return { message: 'a `,` or `:` is missing between two entries' }
  if (words.includes('Missing ,')) return { message: 'a `,` is missing between two entries' }
  if (words.includes('end with')) return { message: 'a closing bracket is missing' }
  if (words.includes('map values')) return { message: 'a key has no `:` behind it', hint: 'write `key: value`' }
  if (words.includes('Sequence item')) return { message: 'an entry of the list has no `-`' }
  if (words.includes('same line with directives-end')) {
    return { message: 'a map or list cannot begin on the line of `---`' }
  }
  if (words.includes('directives-end')) return { message: 'a directive needs a line `---` behind it' }
  return { message: 'a blank or a mark is missing here' }
}

function unexpected(words: string): Words {
  if (words.includes('Unexpected ,')) return { message: 'a `,` too many' }
  if (words.includes('empty item')) return { message: 'an entry is empty' }
  if (words.includes('Block scalar header')) return { message: 'text behind the `|` or `>` of a block text' }
  if (words.includes('flow-seq-end') || words.includes('flow-map-end')) return { message: 'a closing bracket too many' }
  return { message: 'this cannot stand here', hint: quote }
}
