// Exact-span recall and share of clean texts left alone: npm run -s detect -- [FOLDER] [--json] [--missed]
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { personalDetectors } from '../src/core/detectors/personal/registry.ts'
import { secretDetectors } from '../src/core/detectors/secrets/registry.ts'
import { sharedFolder } from '../test/vectors/shared-folder.ts'
import { measurePersonal } from './detect/measure-personal.ts'
import { measureSecrets } from './detect/measure-secrets.ts'
import { renderMeasure, totalsOf, type Measure, type Row } from './detect/measure.ts'

const options = process.argv.slice(2)
const folder = options.find((option) => !option.startsWith('--')) ?? join(sharedFolder(), 'corpus')

function readRows(name: string): readonly Row[] {
  const text = gunzipSync(readFileSync(join(folder, name))).toString()
  // The corpus is data in a documented form.
  return text.split('\n').filter(Boolean).map((line) => JSON.parse(line) as Row)
}

const measures: readonly Measure[] = [
  measureSecrets(readRows('secrets.jsonl.gz'), secretDetectors),
  measurePersonal(readRows('pii.jsonl.gz'), personalDetectors),
]
if (options.includes('--json')) {
  console.log(JSON.stringify(measures.map((measure) => ({ ...measure, totals: totalsOf(measure) })), null, 2))
} else {
  for (const measure of measures) console.log(renderMeasure(measure, options.includes('--missed')))
}
