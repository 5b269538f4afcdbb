import type { Json } from '../base/json.ts'
import { parseJson } from '../base/parse-json.ts'
import type { ResultFormat } from '../catalogue/tool-description.ts'
import type { StepEvent } from '../events/step-event.ts'
import { parseNode } from '../syntax/parse-yaml.ts'
import { toJson } from '../syntax/to-json.ts'
import type { Catalogue } from './catalogue.ts'
import { presentedStructure, presentedText } from './event-texts.ts'
import { UNDECIDED, type Found } from '../paths/arg-path.ts'


/**
 * The structured value of a result: its own, or that of its text in the format that the catalogue gives
 * (L-17). Text that is not of its format is undecided, as text without a format is.
 */
export function createResultReader(catalogue: Catalogue): (event: StepEvent) => Found {
  const read = new WeakMap<StepEvent, Found>()
  return (event) => {
    const own = presentedStructure(event)
    if (own !== UNDECIDED) return own
    const format = catalogue.describe(event)?.result?.format
    if (format === undefined || format === 'text') return own
    const known = read.get(event)
    if (known !== undefined) return known
    const text = presentedText(event)
    const value = typeof text === 'string' ? (parseAs(format, text) ?? UNDECIDED) : UNDECIDED
    read.set(event, value)
    return value
  }
}

function parseAs(format: Exclude<ResultFormat, 'text'>, text: string): Json | undefined {
  switch (format) {
    case 'json': {
      const reading = parseJson(text)
      return reading.ok ? reading.value : undefined
    }
    case 'jsonl': {
      const lines = text.split('\n').filter((line) => line.trim() !== '')
      const values = lines.map(parseJson)
      return values.every((reading) => reading.ok) ? values.map((reading) => reading.value) : undefined
    }
    case 'yaml': {
      const parsed = parseNode({ name: 'result', text })
      return parsed.ok ? toJson(parsed.value) : undefined
    }
  }
}
