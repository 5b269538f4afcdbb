import type { Result } from '../../core/diagnostics/diagnostic.ts'
import { resultOf } from '../../core/diagnostics/result.ts'
import type { Source } from '../../core/diagnostics/source.ts'
import {
  asList,
  asMap,
  asNames,
  asWord,
  checkKeys,
  createReading,
  entryOf,
  missingKey,
  valueSpan,
  type Reading,
} from '../../core/rules/reading.ts'
import { parseYaml } from '../../core/syntax/parse-yaml.ts'
import type { KeyNode, MapEntry, MapNode, SyntaxNode } from '../../core/syntax/syntax-tree.ts'
import type { LintRule } from './define-lint-rule.ts'
import { defaultLintConfig, lintLevels, type LevelSetting, type LintConfig } from './lint-config.ts'
import { lookUpRule } from './look-up-rule.ts'
import { lintRules } from './registry.ts'

/** `sluice.config.yaml`: the preset and the levels of lint rules. */
export function readLintConfig(source: Source): Result<LintConfig> {
  const parsed = parseYaml(source)
  if (!parsed.ok) return parsed
  const reading = createReading()
  const { root } = parsed.value
  checkKeys(reading, root, ['lint'], 'the configuration')
  const entry = entryOf(root, 'lint')
  const lint = entry && asMap(reading, entry.value, '`lint`', valueSpan(entry))
  return resultOf(lint === undefined ? defaultLintConfig : readLint(reading, lint), reading.found(), [source])
}

function readLint(reading: Reading, lint: MapNode): LintConfig {
  checkKeys(reading, lint, ['preset', 'rules'], '`lint`')
  const presetEntry = entryOf(lint, 'preset')
  const preset = presetEntry && asWord(reading, presetEntry, ['recommended', 'strict'])
  const rulesEntry = entryOf(lint, 'rules')
  const levels = rulesEntry && asMap(reading, rulesEntry.value, '`rules`', valueSpan(rulesEntry))
  return {
    preset: preset ?? defaultLintConfig.preset,
    levels: levels === undefined ? defaultLintConfig.levels : readRules(reading, levels),
  }
}

function readRules(reading: Reading, map: MapNode): readonly LevelSetting[] {
  const keys = new Map<LintRule, KeyNode>()
  return map.entries.flatMap((entry) => {
    const { key } = entry
    const rule = ruleNamed(reading, key)
    const before = rule && keys.get(rule)
    if (before !== undefined) {
      reading.report('SLC207', key.span, `\`${key.text}\` and \`${before.text}\` are the same rule`, 'write all its levels as one list')
    }
    if (rule !== undefined) keys.set(rule, key)
    return readSettings(reading, entry)
  })
}

/** What keeps a policy from loading has no level, so that no error is configured away. */
function ruleNamed(reading: Reading, { text, span }: KeyNode): LintRule | undefined {
  const found = lookUpRule(text, lintRules)
  switch (found.kind) {
    case 'rule':
      return found.rule
    case 'no-lint-code':
      reading.report('SLC821', span, `\`${text}\` is no lint rule, so it has no level`, 'mend the policy where it is reported')
      return undefined
    case 'unknown': {
      const { nearest } = found
      const hint = nearest === undefined ? '`sluice rules` lists them' : `did you mean \`${nearest}\`?`
      reading.report('SLC820', span, `there is no lint rule \`${text}\``, hint)
      return undefined
    }
  }
}

/** `rule: LEVEL`, or one map or several with `level` and `paths`. */
function readSettings(reading: Reading, entry: MapEntry): readonly LevelSetting[] {
  const { key, value } = entry
  if (value.kind === 'scalar') {
    const level = asWord(reading, entry, lintLevels)
    return level === undefined ? [] : [{ rule: key.text, level }]
  }
  const nodes = value.kind === 'list' ? asList(reading, value, `\`${key.text}\``)?.items : [value]
  return (nodes ?? []).flatMap((node) => readSetting(reading, key.text, node) ?? [])
}

function readSetting(reading: Reading, rule: string, node: SyntaxNode): LevelSetting | undefined {
  const where = `a setting of \`${rule}\``
  const map = asMap(reading, node, where)
  if (map === undefined) return undefined
  const isClean = checkKeys(reading, map, ['level', 'paths'], where)
  const levelEntry = entryOf(map, 'level')
  if (levelEntry === undefined && isClean) missingKey(reading, map, 'level', where)
  const level = levelEntry && asWord(reading, levelEntry, lintLevels)
  const pathsEntry = entryOf(map, 'paths')
  const paths = pathsEntry && readPaths(reading, pathsEntry)
  if (level === undefined || (pathsEntry !== undefined && paths === undefined)) return undefined
  return { rule, level, ...(paths === undefined ? {} : { paths }) }
}

function readPaths(reading: Reading, entry: MapEntry): readonly string[] | undefined {
  const paths = asNames(reading, entry)
  const nodes = entry.value.kind === 'list' ? entry.value.items : [entry.value]
  for (const [index, path] of (paths ?? []).entries()) {
    const problem = pathProblem(path)
    const { span } = nodes[index] ?? entry.key
    if (problem !== undefined) reading.report('SLC206', span, `the pattern \`${path}\` fits no file`, problem)
  }
  return paths
}

/** A pattern that can fit no name of a file would leave a level without effect. */
function pathProblem(path: string): string | undefined {
  if (path.includes('\\')) return 'separate folders by `/`'
  if (/^(?:\/|[A-Za-z]:|~)/.test(path)) return 'write it from the folder of the configuration'
  if (path.split('/').some((step) => step === '..' || step === '.')) return 'leave `.` and `..` out'
  return path.endsWith('/') ? 'add `**` for all files below a folder' : undefined
}
