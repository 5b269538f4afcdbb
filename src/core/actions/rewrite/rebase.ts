import { z } from 'zod'
import { Undecidable } from '../../base/undecidable.ts'
import { addIssue } from '../param-issue.ts'
import { refuseTemplates } from '../text-param.ts'
import { defineOperation } from './define-operation.ts'
import { cannotDo, changeEach, pathMap } from './path-map.ts'

const folder = (key: string): z.ZodType<string> =>
  z.string(`\`${key}\` must be a text`).min(1, `\`${key}\` must not be empty`)

const move = z
  .strictObject({ from: folder('from'), onto: folder('onto') }, 'a rebase is `{ from, onto }`')
  .superRefine((param, context) => {
    for (const key of ['from', 'onto'] as const) {
      refuseTemplates(context, param[key], [key])
      if (readFolder(param[key]) === undefined) addIssue(context, [key], `\`${key}\` must not hold \`..\``, { code: 'SLC206' })
    }
    const from = readFolder(param.from)
    const onto = readFolder(param.onto)
    // /a/b onto /a takes /a/b/b/x to /a/b/x, which is below `from` again.
    if (from !== undefined && onto !== undefined && startsWith(from, onto)) {
      addIssue(context, ['onto'], '`from` lies in `onto`, so doing it twice would change more', { code: 'SLC206' })
    }
  })

/**
 * Moves a file path from one folder into another, by whole components, as it is written: links are
 * not followed. Paths outside `from`, and those in an `onto` that lies in `from`, stay (L-31, L-32).
 * A path with `..` in it is undecidable, since where it leads depends on links.
 */
export const rebase = defineOperation({
  name: 'rebase',
  summary: 'moves a file path from one folder into another',
  param: pathMap(move, 'rebase'),
  bind: (map) =>
    changeEach(map, (param, path) => {
      const from = loadedFolder(param.from)
      const onto = loadedFolder(param.onto)
      return (value) => {
        if (typeof value !== 'string') throw cannotDo(path, value, 'a text')
        if (value.includes('\0')) throw new Undecidable(path.text, 'holds a NUL')
        const parts = readFolder(value)
        if (parts === undefined) throw new Undecidable(path.text, 'holds `..`')
        if (!startsWith(parts, from) || (startsWith(onto, from) && startsWith(parts, onto))) return value
        const moved = [...onto, ...parts.slice(from.length)]
        const written = moved.length === 1 && moved[0] === '' ? '/' : moved.join('/')
        return value.endsWith('/') && !written.endsWith('/') ? `${written}/` : written
      }
    }),
  examples: [
    { param: { '$.p': { from: '/etc', onto: '/jail' } }, args: { p: '/etc/passwd' }, want: { p: '/jail/passwd' } },
    { param: { '$.p': { from: '/etc', onto: '/jail' } }, args: { p: '/etcetera' }, want: { p: '/etcetera' } },
    { param: { '$.p': { from: '/etc', onto: '/jail' } }, args: { p: '/etc/../root' } },
    { param: { '$.p': { from: '/etc', onto: '/jail' } }, args: { p: 5 } },
  ],
})

/** The components; an absolute path begins with an empty one. `.` and doubled `/` count for nothing. */
function readFolder(text: string): readonly string[] | undefined {
  const isAbsolute = text.startsWith('/')
  const parts = text.split('/').filter((part) => part !== '' && part !== '.')
  if (parts.includes('..')) return undefined
  return isAbsolute ? ['', ...parts] : parts
}

function loadedFolder(text: string): readonly string[] {
  const parts = readFolder(text)
  if (parts === undefined) throw new Error('a folder that does not load was bound')
  return parts
}

function startsWith(parts: readonly string[], prefix: readonly string[]): boolean {
  return prefix.length <= parts.length && prefix.every((part, index) => part === parts[index])
}
