import type { ShellWord } from '../shell-reading.ts'
import { dropLeading, knownText, leadingText, literalWord } from '../shell-words.ts'

/** `/dev/tcp/host/port` and `/dev/udp/host/port`, which bash opens as a connection, as `host:port`. */
export function networkRedirect(target: ShellWord): ShellWord | undefined {
  const start = /^\/dev\/(?:tcp|udp)\//.exec(leadingText(target))
  if (start === null) return undefined
  const place = dropLeading(target, start[0].length)
  const text = knownText(place)
  return text === undefined ? place : literalWord(text.replace('/', ':'))
}
