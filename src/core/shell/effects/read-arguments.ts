import type { ShellFolder, ShellWord } from '../shell-reading.ts'
import type { CompiledGrammar } from './compiled-grammar.ts'
import { stepInto } from './path-words.ts'
import type { Role } from './role.ts'
import { dropLeading, knownText, leadingText } from '../shell-words.ts'
import { isUnsettled } from './word-text.ts'

/** A word, what it is for its program, and the folder in which it is read. */
export interface PlacedWord {
  readonly word: ShellWord
  readonly folder: ShellFolder
}

export interface OptionValue extends PlacedWord {
  readonly role: Role
}

/** The arguments of one program, sorted by its grammar. */
export interface Arguments {
  /** Full names of the options that are there. */
  readonly given: ReadonlySet<string>
  readonly values: readonly OptionValue[]
  readonly operands: readonly PlacedWord[]
  /** The folder of the operands after the last option that moves it. */
  readonly folder: ShellFolder
  /** The first operand is no pattern: an option gave it. */
  readonly hasPattern: boolean
  /** Behind an option that ends the grammar: all operands may name anything. */
  readonly isEnded: boolean
  /** A word before the operands may turn into options. */
  readonly isDoubtful: boolean
}

/** An option whose value is the next word; not certain where its name was cut and may be a flag of that very name. */
interface Waiting {
  readonly name: string
  readonly isCertain: boolean
}

/** Values that name no file, so that `--color=always` says nothing. */
const PLAIN_VALUE = /^(?:\d{0,20}|always|never|auto|none|yes|no|true|false|on|off|full|all)$/i

/** Letters and digits behind an option letter are more letters, or a number; anything else may be a path. */
const ODD_UNIT = /[^A-Za-z0-9,=:%#]/

/**
 * Sorts the arguments of a program into options, their values and operands. An option that the grammar
 * does not list takes no word, but what is glued to it may name anything: nothing is dropped in silence.
 * Source: L-70; POSIX.1-2024, 12.2 Utility Syntax Guidelines.
 */
export function readArguments(compiled: CompiledGrammar, args: readonly ShellWord[], start: ShellFolder): Arguments {
  const { grammar, options } = compiled
  const given = new Set<string>()
  const values: OptionValue[] = []
  const operands: PlacedWord[] = []
  const waiting: Waiting[] = []
  let folder = start
  let hasPattern = false
  let isEnded = false
  let isDoubtful = false
  let areOptionsOver = grammar.style === 'plain'

  const take = (name: string, word: ShellWord): void => {
    const role = options.get(name) ?? 'any'
    given.add(name)
    if (role === 'pattern' || role === 'pattern_file' || role === 'sed_code' || role === 'awk_code') hasPattern = true
    if (role === 'ends') isEnded = areOptionsOver = true
    if (role === 'folder') folder = stepInto(folder, word)
    else values.push({ role, word, folder: grammar.folderOfOperands === true ? start : folder })
  }
  const takeOrWait = (name: string, isCertain: boolean): void => {
    const role = options.get(name)
    given.add(name)
    if (role !== undefined && role !== 'flag' && role !== 'attached') waiting.push({ name, isCertain })
  }

  for (const [index, word] of args.entries()) {
    const wanted = waiting.shift()
    const text = leadingText(word)
    if (wanted?.isCertain === true || (wanted !== undefined && !text.startsWith('-'))) take(wanted.name, word)
    if (wanted?.isCertain === true) continue
    if (grammar.style === 'pairs') {
      const end = text.indexOf('=')
      if (end > 0 && options.get(text.slice(0, end)) !== 'flag') take(text.slice(0, end), dropLeading(word, end + 1))
      else if (end <= 0) operands.push({ word, folder })
      continue
    }
    if (index === 0 && grammar.isBundled === true && text !== '' && !text.startsWith('-')) {
      for (const letter of text.slice(0, MAX_BUNDLE)) takeOrWait(`-${letter}`, true)
      continue
    }
    if (areOptionsOver || !isOption(text, grammar.hasPlus === true)) {
      const mayBeOption = !areOptionsOver && operands.length === 0 && index < args.length - 1
      if (mayBeOption && isUnsettled(word) && word.isNeverFlag !== true) isDoubtful = true
      operands.push({ word, folder })
      if (grammar.stops === true || compiled.commands !== undefined) areOptionsOver = true
      continue
    }
    if (text === '--' && knownText(word) === '--') {
      areOptionsOver = true
      continue
    }
    if (!text.startsWith('-')) continue
    const isLong = text.startsWith('--')
    const equals = text.indexOf('=')
    const written = equals < 0 ? text : text.slice(0, equals)
    const name = isLong ? resolveLong(compiled, written) : written
    if (isLong || grammar.style === 'single_dash' || (name.length > 2 && options.has(name))) {
      const listed = grammar.style === 'single_dash' && isLong && !options.has(name) ? name.slice(1) : name
      if (equals < 0) takeOrWait(listed, listed === written || listed === written.slice(1))
      else if (options.has(listed) || !isPlain(dropLeading(word, equals + 1)))
        takeAttached(listed, dropLeading(word, equals + 1))
      else given.add(listed)
      continue
    }
    readCluster(word, text)
  }
  return { given, values, operands, folder, hasPattern, isEnded, isDoubtful }

  function takeAttached(name: string, value: ShellWord): void {
    const role = options.get(name)
    if (role === 'flag' || role === 'attached') given.add(name)
    else take(name, value)
  }

  function readCluster(word: ShellWord, text: string): void {
    // Letters that are not listed are flags, up to the first unit that cannot be one.
    const end = Math.min(text.length, MAX_BUNDLE)
    let unlisted = 0
    for (let at = 1; at < end; at += 1) {
      const name = `-${text.charAt(at)}`
      const role = options.get(name)
      if (role === 'attached') given.add(name)
      if (role === 'attached') return
      if (role !== undefined && role !== 'flag') {
        const value = dropLeading(word, at + 1)
        given.add(name)
        // Behind the last letter the value is the next word.
        if (value.parts.length === 0) waiting.push({ name, isCertain: true })
        else take(name, value)
        return
      }
      if (ODD_UNIT.test(text.charAt(at))) break
      given.add(name)
      if (role === undefined && unlisted === 0) unlisted = at
      if (at === end - 1 && knownText(word) !== undefined && end === text.length) return
    }
    // The first letter that is not listed may take the rest as its value.
    values.push({ role: 'any', word: dropLeading(word, (unlisted === 0 ? 1 : unlisted) + 1), folder })
  }
}

/** No program has more letters than this in one bundle of options. */
const MAX_BUNDLE = 64

function isOption(text: string, hasPlus: boolean): boolean {
  return (text.length > 1 && text.startsWith('-')) || (hasPlus && text.startsWith('+'))
}

function isPlain(word: ShellWord): boolean {
  const text = knownText(word)
  return text !== undefined && PLAIN_VALUE.test(text)
}

/** The full name of a long option that may be written by any beginning of it. */
function resolveLong({ options, longNames, grammar }: CompiledGrammar, written: string): string {
  if (options.has(written) || grammar.style === 'single_dash' || written.length < 4) return written
  return longNames.find((name) => name.startsWith(written)) ?? written
}
