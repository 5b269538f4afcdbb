import type { ShellWord } from '../shell-reading.ts'
import { dropStart, knownText, leadingText, textWord } from './word-text.ts'

/** `/dev/tcp/host/port` and `/dev/udp/host/port`, which bash opens as a connection, as `host:port`. */
export function networkRedirect(target: ShellWord): ShellWord | undefined {
  const start = /^\/dev\/(?:tcp|udp)\//.exec(leadingText(target))
  if (start === null) return undefined
  const place = dropStart(target, start[0].length)
  const text = knownText(place)
  return text === undefined ? place : textWord(text.replace('/', ':'))
}
