import { createRandom } from './workload.ts'

/** Texts as tools give them, the same on every machine: logs, source code, JSON and listings in turn, without a secret. */
export function toolOutput(length: number, seed = 1): string {
  const random = createRandom(seed)
  const writer = createWriter(random)
  const sections = [writer.log, writer.code, writer.json, writer.listing]
  let text = ''
  for (let section = 0; text.length < length; section++) {
    const write = sections[section % sections.length] ?? writer.log
    for (let line = 0; line < 12; line++) text += `${write()}\n`
  }
  return text.slice(0, length)
}

const words = (
  'request server user session cache queue worker update delete create index table config value result error ' +
  'timeout retry connection socket stream buffer token parser render component state event handler route model ' +
  'service client response header cookie payload schema module import export function return const await async ' +
  'customer order invoice payment address shipping product catalog report summary status pending active message'
).split(' ')

interface Writer {
  readonly log: () => string
  readonly code: () => string
  readonly json: () => string
  readonly listing: () => string
}

function createWriter(random: () => number): Writer {
  const below = (bound: number): number => Math.floor(random() * bound)
  const word = (): string => words[below(words.length)] ?? ''
  const name = (): string => {
    const second = word()
    return `${word()}${second.charAt(0).toUpperCase()}${second.slice(1)}`
  }
  const digits = (count: number): string => Array.from({ length: count }, () => below(10)).join('')
  const hex = (count: number): string => Array.from({ length: count }, () => below(16).toString(16)).join('')
  const uuid = (): string => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`
  const path = (): string => `/srv/app/${word()}/${word()}/${name()}.ts`
  const time = (): string => `2025-0${1 + below(9)}-1${below(10)}T1${below(10)}:${10 + below(50)}:${10 + below(50)}.${digits(3)}Z`
  const sentence = (): string => Array.from({ length: 3 + below(8) }, word).join(' ')
  const logs = [
    () => `${time()} INFO  [${word()}-${below(16)}] ${sentence()} in ${below(900)}ms id=${uuid()}`,
    () => `${time()} WARN  ${name()}: ${sentence()} (attempt ${1 + below(5)} of 5) host=10.0.${below(255)}.${below(255)}:${3000 + below(999)}`,
    () => `10.1.${below(255)}.${below(255)} - - "GET /api/v1/${word()}/${digits(5)}?page=${below(20)}&sort=${word()} HTTP/1.1" 200 ${digits(4)} "Mozilla/5.0 (X11; Linux x86_64)"`,
    () => `    at ${name()} (${path()}:${below(400)}:${below(80)})`,
  ]
  const sources = [
    () => `import { ${name()}, ${name()} } from '../${word()}/${word()}-${word()}.ts'`,
    () => `  const ${name()} = await ${name()}.${name()}(${word()}, { ${word()}: ${digits(2)}, ${word()}: '${word()}' })`,
    () => `  if (${name()} === undefined || ${word()}.length > ${below(100)}) return ${word()}.${name()}()`,
    () => `  // ${sentence()}`,
    () => `export function ${name()}(${word()}: string, ${word()}: readonly number[]): ${name()} {`,
  ]
  const members = [
    () => `    { "id": ${digits(6)}, "${word()}": "${sentence()}", "${name()}": ${below(2) === 0}, "updated_at": "${time()}" },`,
    () => `    { "id": "${uuid()}", "sha": "${hex(40)}", "url": "https://api.example.com/${word()}/${digits(4)}", "${word()}_count": ${digits(3)} },`,
    () => `      "${word()}": { "${word()}": null, "${name()}": [${digits(2)}, ${digits(3)}], "${word()}": "${name()}" },`,
  ]
  const listings = [
    () => `-rw-r--r--  1 dev  staff  ${digits(5)} Mar ${10 + below(19)} 1${below(10)}:${10 + below(49)} ${word()}-${word()}.${digits(1)}.json`,
    () => `drwxr-xr-x  ${2 + below(20)} dev  staff   ${digits(3)} Jan ${10 + below(19)} 0${below(10)}:${10 + below(49)} ${word()}`,
    () => `${hex(7)} ${word()}: ${sentence()}`,
  ]
  const oneOf = (lines: readonly (() => string)[]) => (): string => lines[below(lines.length)]?.() ?? ''
  return { log: oneOf(logs), code: oneOf(sources), json: oneOf(members), listing: oneOf(listings) }
}
