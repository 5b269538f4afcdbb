import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { isJsonArray, isJsonObject, type Json, type JsonObject } from '../../../src/core/base/json.ts'
import { asText } from './as-text.ts'
import type { PolicyFile } from './policy-text.ts'

/** A folder with `pack.yaml` as the one file that says the same: its rule files in their order (L-03). */
export function readPackFolder(folder: string): PolicyFile {
  const manifest = readMap(join(folder, 'pack.yaml'))
  const parts = listOf(manifest['files']).map((path) => readMap(join(folder, asText(path))))
  const rules = parts.flatMap((part) => listOf(part['rules']).map((rule) => ({ ...mapOf(part['defaults']), ...mapOf(rule) })))
  const exceptions = parts.flatMap((part) => listOf(part['exceptions']))
  return { name: folder, text: JSON.stringify({ ...manifest, rules, exceptions: [...listOf(manifest['exceptions']), ...exceptions] }) }
}

function readMap(path: string): JsonObject {
  // A policy that loads holds plain JSON values only.
  return mapOf(parseDocument(readFileSync(path, 'utf8'), { version: '1.2', schema: 'core' }).toJS() as Json)
}

function mapOf(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {}
}

function listOf(value: Json | undefined): readonly Json[] {
  return isJsonArray(value) ? value : []
}
