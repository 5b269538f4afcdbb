import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { isJsonObject, type Json, type JsonObject } from '../../src/core/base/json.ts'
import { createReplayTally, replaySummaryJson } from '../../src/tools/replay/replay-summary.ts'
import { runCliHere } from '../support/run-cli-here.ts'
import { createReference } from './reference/reference-evaluator.ts'
import { readPackFolder } from './reference/read-pack-folder.ts'

const trace = join(process.env['SLUICE_SHARED'] ?? '../shared', 'corpus/agentdojo_runs.events.jsonl.gz')
// The packs that the reference can read: the tests of the others ask about command lines, files and addresses.
const packs = ['clamp-and-clean', 'payments', 'request-steering', 'tool-allow-list']

let events: readonly JsonObject[] = []
beforeAll(() => {
  const lines = gunzipSync(readFileSync(trace)).toString('utf8').split('\n').filter((line) => line !== '')
  // Every line of the corpus is one object.
  events = lines.map((line) => JSON.parse(line) as JsonObject).map(countedFromOne)
})

test('the corpus is whole', () => {
  expect([events.length, new Set(events.map((event) => event['run_id'])).size]).toEqual([25_563, 2183])
})

describe.each(packs)('%s over recorded runs', (pack) => {
  test('`sluice replay` prints the totals of the reference: by decision, rule and tool', { timeout: 180_000 }, async () => {
    const wanted = createReplayTally()
    const reference = createReference([readPackFolder(join('policies', pack))], {})
    for (const event of events) wanted.add(event, plain(reference.decide(event)))
    const { stdout, exitCode } = await runCliHere(['replay', join('policies', pack), trace, '--format', 'json'])
    expect(exitCode).toBe(0)
    const printed = JSON.parse(stdout) as JsonObject
    const totals = replaySummaryJson(wanted.summary(new Set(events.map((event) => event['run_id'])).size))
    expect(Object.fromEntries(Object.keys(totals).map((key) => [key, printed[key]]))).toEqual(plain(totals))
  })
})

/** Traces of the corpus count turns from 0; `replay` reads them one higher (section 11). */
function countedFromOne(event: JsonObject): JsonObject {
  return { ...event, turn: Number(event['turn']) + 1 }
}

function plain(value: object): JsonObject {
  const copy: Json = JSON.parse(JSON.stringify(value)) as Json
  return isJsonObject(copy) ? copy : {}
}
