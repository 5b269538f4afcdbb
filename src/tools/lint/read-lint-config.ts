import type { Result } from '../../core/diagnostics/diagnostic.ts'
import { resultOf } from '../../core/diagnostics/result.ts'
import type { Source } from '../../core/diagnostics/source.ts'
import { asMap, asWord, checkKeys, createReading, entryOf, valueSpan } from '../../core/rules/reading.ts'
import { parseYaml } from '../../core/syntax/parse-yaml.ts'
import { defaultLintConfig, type LintConfig } from './lint-config.ts'

/** `sluice.config.yaml`: the preset and the levels of lint rules. */
export function readLintConfig(source: Source): Result<LintConfig> {
  const parsed = parseYaml(source)
  if (!parsed.ok) return parsed
  const reading = createReading()
  const { root } = parsed.value
  checkKeys(reading, root, ['lint'], 'the configuration')
  const entry = entryOf(root, 'lint')
  const lint = entry && asMap(reading, entry.value, '`lint`', valueSpan(entry))
  const preset = lint && entryOf(lint, 'preset')
  const word = preset && asWord(reading, preset, ['recommended', 'strict'])
  return resultOf({ ...defaultLintConfig, ...(word === undefined ? {} : { preset: word }) }, reading.found(), [source])
}
