import type { FlagValue, OptionGrammar } from './option-grammar.ts'
import type { ShellWord } from './shell-reading.ts'
import { dropLeading, knownText, leadingText, literalWord, mayBeFlag, maySplit } from './shell-words.ts'

/** One flag as it was given, with its value if its grammar says that it takes one. */
export interface ShellFlag {
  /** Without dashes; a long name in full where it can only mean one flag. */
  readonly name: string
  /** A long flag, or one of a program whose flags stand behind a single dash. */
  readonly isLong: boolean
  readonly value?: ShellWord
}

export interface ReadOptions {
  readonly flags: readonly ShellFlag[]
  /** Where options end at the first operand: all words from there on. */
  readonly operands: readonly ShellWord[]
  /** A word stands here that could be a flag, or several words, once its text is known. */
  readonly isUncertain: boolean
}

/** Parts flags from operands by the grammar of the program. Source: L-41; POSIX, Utility Syntax Guidelines. */
export function readOptions(words: readonly ShellWord[], grammar: OptionGrammar): ReadOptions {
  const flags: ShellFlag[] = []
  const operands: ShellWord[] = []
  let isUncertain = false
  let at = 0
  const takeValue = (name: string, isLong: boolean, rest: ShellWord | undefined, takes: FlagValue): void => {
    if (rest === undefined && takes === 'value') {
      at++
      rest = words[at]
      // An unquoted value may vanish or bring further words along.
      if (rest !== undefined && maySplit(rest)) isUncertain = true
    }
    flags.push(rest === undefined ? { name, isLong } : { name, isLong, value: rest })
  }
  for (; at < words.length; at++) {
    const word = words[at]
    if (word === undefined) break
    const text = leadingText(word)
    const isDash = text.startsWith('-') && text !== '-'
    if (!isDash || knownText(word) === '--') {
      if (knownText(word) === '--') {
        operands.push(...words.slice(at + 1))
        break
      }
      if (mayBeFlag(word)) isUncertain = true
      if (grammar.stopsAtOperand) {
        operands.push(...words.slice(at))
        break
      }
      operands.push(word)
      continue
    }
    if (maySplit(word)) isUncertain = true
    if (text.startsWith('--') || grammar.style === 'single_dash') {
      readLong(word, text, grammar, takeValue)
      if (!text.includes('=') && knownText(word) === undefined) isUncertain = true
    } else {
      // Nobody knows whether `-name` of an unlisted program is a cluster or one flag, so it counts as both.
      if (!grammar.isKnown && text.length > 2) readLong(word, text, grammar, takeValue)
      if (readCluster(word, text, grammar, takeValue)) isUncertain = true
    }
  }
  return { flags, operands, isUncertain }
}

type TakeValue = (name: string, isLong: boolean, rest: ShellWord | undefined, takes: FlagValue) => void

function readLong(word: ShellWord, text: string, grammar: OptionGrammar, takeValue: TakeValue): void {
  const dashes = text.startsWith('--') ? 2 : 1
  const equals = text.indexOf('=')
  const written = text.slice(dashes, equals < 0 ? undefined : equals)
  const name = fullName(written, grammar)
  if (equals >= 0) {
    const value = dropLeading(word, equals + 1)
    takeValue(name, true, value.parts.length === 0 ? literalWord('') : value, 'none')
  } else takeValue(name, true, undefined, grammar.long.get(name) ?? 'none')
}

/** `--recurs` is `--recursive` where no other flag begins so. */
function fullName(written: string, grammar: OptionGrammar): string {
  if (!grammar.abbreviates || written === '' || grammar.long.has(written)) return written
  const candidates = [...grammar.long.keys()].filter((name) => name.startsWith(written))
  return candidates.length === 1 ? (candidates[0] ?? written) : written
}

/** @returns whether flags may stand in the cluster that are not known. */
function readCluster(word: ShellWord, text: string, grammar: OptionGrammar, takeValue: TakeValue): boolean {
  for (let at = 1; at < text.length; at++) {
    const name = text.charAt(at)
    const takes = grammar.short.get(name) ?? 'none'
    if (takes === 'none') {
      takeValue(name, false, undefined, 'none')
      continue
    }
    const rest = dropLeading(word, at + 1)
    takeValue(name, false, rest.parts.length === 0 ? undefined : rest, takes)
    return false
  }
  return knownText(word) === undefined
}
