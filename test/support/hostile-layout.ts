import { isJsonArray, isJsonObject, type Json, type JsonObject } from '../../src/core/base/json.ts'

/** Draws what is left open; the same draws give the same text. */
interface Drawing {
  readonly one: <T>(...choices: readonly [T, ...T[]]) => T
  readonly chance: (percent: number) => boolean
  /** The last line belongs to a block text: what follows is text too, unless a comment in the first column ends it. */
  isInText: boolean
}

/**
 * A YAML text of a value as nobody should write it: any mixture of block and flow, of indents, blanks,
 * quotes, comments, blank lines, block texts and explicit keys. `draws` decide; any list of numbers is fine.
 */
export function hostileLayout(value: Json, draws: readonly number[]): string {
  let next = 0
  const draw = (): number => draws[next++ % Math.max(1, draws.length)] ?? 0
  const drawing: Drawing = {
    one(...choices) {
      // `as`: the place is within the list.
      return choices[draw() % choices.length] as (typeof choices)[number]
    },
    chance: (percent) => draw() % 100 < percent,
    isInText: false,
  }
  const head = drawing.chance(30) ? `${junk(drawing)}---\n` : junk(drawing)
  const text = isLeaf(value) || drawing.chance(10) ? `${flow(drawing, value, 1)}\n` : block(drawing, value, drawing.one(0, 0, 0, 2))
  const isInText = drawing.isInText
  const foot = junk(drawing)
  const whole = `${head}${text}${foot}`
  const ended = drawing.chance(20) && !(isInText && foot === '') ? whole.replace(/\n$/, '') : whole
  return drawing.chance(15) ? ended.replaceAll('\n', '\r\n') : ended
}

function isLeaf(value: Json): boolean {
  return !isJsonObject(value) && !isJsonArray(value) ? true : Object.keys(value).length === 0
}

/** Lines that say nothing. */
function junk(drawing: Drawing): string {
  const { one, chance } = drawing
  let lines = ''
  for (let left = 3; left > 0 && chance(20); left--) {
    lines += chance(50) ? `${' '.repeat(one(0, 0, 2, 4, 7))}\n` : `${' '.repeat(one(0, 1, 2, 4, 6, 9))}${comment(drawing)}\n`
  }
  const isInText = drawing.isInText && lines !== ''
  drawing.isInText = false
  return isInText ? `# e\n${lines}` : lines
}

function comment({ one }: Drawing): string {
  return one('# c', '#x', '#', '#  - a: "b" ', '# é: {', '## two #')
}

/** Behind a value on its line. A plain text takes no comment that clings to its sign (L-05). */
function tail(drawing: Drawing): string {
  return drawing.one('', '', '', '', ' ', ' # t', '   # t: t', '\t# t')
}

function block(drawing: Drawing, value: Json, indent: number): string {
  const entries = isJsonArray(value) ? value.map((item) => [undefined, item] as const) : Object.entries(value as JsonObject)
  return entries.map(([key, item]) => junk(drawing) + ' '.repeat(indent) + part(drawing, key, item, indent)).join('')
}

/** An entry or item without the indent of its first line. */
function part(drawing: Drawing, key: string | undefined, value: Json, indent: number): string {
  const { one, chance } = drawing
  const isExplicit = key !== undefined && chance(5)
  const label = key === undefined ? '-' : isExplicit ? `? ${keyOf(drawing, key, true)}\n${' '.repeat(indent)}:` : `${keyOf(drawing, key, false)}${one('', '', ' ')}:`
  if (value === null && chance(30)) return `${label}${tail(drawing)}\n`
  if (isLeaf(value) || chance(35)) {
    const isText = typeof value === 'string'
    if (isText && chance(25)) {
      const text = blockText(drawing, value, indent)
      if (text !== undefined) return `${label} ${text}`
    }
    const below = chance(10) ? `${one('', ' # k')}\n${chance(30) ? `${' '.repeat(indent)}   # own\n` : ''}${' '.repeat(indent + one(1, 2, 4))}` : one(' ', ' ', '   ', '\t')
    return `${label}${below}${flow(drawing, value, indent + 1)}${tail(drawing)}\n`
  }
  const inner = key !== undefined && isJsonArray(value) && chance(30) ? indent : indent + one(1, 2, 2, 4, 3)
  const isCompact = key === undefined && inner > indent + 1 && chance(70)
  const below = block(drawing, value, inner)
  // The first part may begin on the line of the dash, unless a comment or a blank line stands before it.
  const prefix = ' '.repeat(inner)
  if (isCompact && below.startsWith(prefix) && !/^\s*(?:#|\n)/.test(below)) return `${label}${' '.repeat(inner - indent - 1)}${below.slice(inner)}`
  return `${label}${one('', '', ' # k', '  ', ' #k')}\n${below}`
}

function keyOf(drawing: Drawing, key: string, isExplicit: boolean): string {
  const text = scalar(drawing, key, -1)
  return isExplicit || !text.includes('\n') ? text : JSON.stringify(key)
}

/** A value in one piece. `indent`: of its further lines, none where it is negative. */
function flow(drawing: Drawing, value: Json, indent: number): string {
  const { one, chance } = drawing
  const gap = (): string => {
    if (chance(85)) return one('', ' ', ' ')
    return `${one('', ' ', ' # f', ' #f')}\n${chance(20) ? '   \n' : ''}${' '.repeat(indent + one(0, 1, 3))}`
  }
  if (isJsonArray(value)) {
    const items = value.map((item) => {
      const keys = isJsonObject(item) ? Object.keys(item) : []
      const isPair = keys.length === 1 && chance(30)
      return gap() + (isPair && isJsonObject(item) ? pair(drawing, keys[0] ?? '', item[keys[0] ?? ''] ?? null, indent, () => ' ') : flow(drawing, item, indent)) + closing(gap())
    })
    return `[${items.join(',')}${items.length > 0 && chance(15) ? `,${gap()}` : closing(gap())}]`
  }
  if (isJsonObject(value)) {
    const entries = Object.entries(value).map(([key, item]) => gap() + pair(drawing, key, item, indent, gap) + closing(gap()))
    return `{${entries.join(',')}${entries.length > 0 && chance(15) ? `,${gap()}` : closing(gap())}}`
  }
  return typeof value === 'string' ? scalar(drawing, value, indent) : JSON.stringify(value)
}

/** A comment that clings to its sign may stand behind a plain text. */
function closing(gap: string): string {
  return gap.replace(' #f', ' # f')
}

function pair(drawing: Drawing, key: string, value: Json, indent: number, gap: () => string): string {
  const text = scalar(drawing, key, -1)
  const between = gap().replace(' #f', ' # f')
  return `${text}:${between.startsWith(' ') || between.startsWith('\n') ? between : ` ${between}`}${flow(drawing, value, indent)}`
}

const plain = /^[A-Za-z_$/](?:[\w./$@-]| (?=\w))*$/
const notText = /^(?:null|true|false)$/i

function scalar(drawing: Drawing, text: string, indent: number): string {
  const { one, chance } = drawing
  const broken = (written: string): string =>
    indent < 0 || !chance(15) ? written : written.replace(/(?<=\w) (?=\w)/g, () => `${one('', ' ', '\t')}\n${' '.repeat(indent + one(0, 2))}`)
  if (plain.test(text) && !notText.test(text) && chance(60)) return broken(text)
  // What single quotes cannot hold.
  if (!/[\u0000-\u001f\u007f-\uffff]/.test(text) && chance(40)) return broken(`'${text.replaceAll("'", "''")}'`)
  return broken(JSON.stringify(text).replaceAll(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`))
}

/** As a literal or folded text; undefined where it cannot be one. */
function blockText(drawing: Drawing, text: string, indent: number): string | undefined {
  const { one, chance } = drawing
  // What a block text cannot hold.
  if (text.trim() === '' || /[\u0000-\u0009\u000b-\u001f\u007f-\uffff]/.test(text)) return undefined
  const body = text.replace(/\n+$/, '')
  const breaks = text.length - body.length
  if (body === '' || /\n[ ]+$/.test(`\n${body}`)) return undefined
  const step = one(1, 2, 4)
  const needsIndicator = /^[ \n]/.test(body)
  const isFolded = !/\n| {2}|^ | $/.test(body) && chance(40)
  const lines = isFolded ? body.replace(/ /g, () => (chance(20) ? '\n' : ' ')).split('\n') : body.split('\n')
  const chomp = breaks === 0 ? '-' : breaks === 1 ? one('', '+') : '+'
  const written = lines.map((line) => (line === '' ? one('', ' '.repeat(indent)) : ' '.repeat(indent + step) + line))
  drawing.isInText = true
  return `${isFolded ? '>' : '|'}${needsIndicator || chance(10) ? String(step) : ''}${chomp}${one('', '', ' # b')}\n${written.join('\n')}\n${'\n'.repeat(Math.max(0, breaks - 1))}`
}
