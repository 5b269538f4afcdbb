import { isJsonObject, type Json } from '../../../src/core/base/json.ts'
import type { Scene } from './scene.ts'

/** The allowed tool that a wrong name stands for, or undefined: then the rule misses (L-35). */
export function repairedName(param: Json, scene: Scene): string | undefined {
  const name = scene.toolName ?? ''
  const allowed = scene.allowedTools ?? scene.availableTools ?? []
  const spec = isJsonObject(param) ? param : {}
  let target: string | undefined
  if (typeof spec['to'] === 'string') target = spec['to']
  else if (isJsonObject(spec['map'])) {
    const mapped = Object.hasOwn(spec['map'], name) ? spec['map'][name] : undefined
    target = typeof mapped === 'string' ? mapped : undefined
  } else if (isJsonObject(spec['closest'])) target = closest(name, allowed, scene.availableTools ?? [], Number(spec['closest']['max_distance']))
  return target !== undefined && allowed.includes(target) ? target : undefined
}

function closest(name: string, allowed: readonly string[], available: readonly string[], most: number): string | undefined {
  if (available.includes(name)) return undefined
  const ranked = [...new Set(allowed)].map((each) => ({ each, distance: distance(fold(name), fold(each)) }))
  const best = Math.min(...ranked.map((each) => each.distance))
  const nearest = ranked.filter((each) => each.distance === best)
  const [only, other] = nearest
  return only !== undefined && other === undefined && best <= most ? only.each : undefined
}

function fold(name: string): string {
  return name.toLowerCase().replaceAll('-', '_')
}

/** Insertions, deletions, replacements. */
function distance(left: string, right: string): number {
  if (left === '') return right.length
  if (right === '') return left.length
  const table: number[][] = [...left.split(''), ''].map((_, row) => [...right.split(''), ''].map((_each, column) => (row === 0 ? column : column === 0 ? row : 0)))
  const cell = (row: number, column: number): number => table[row]?.[column] ?? Infinity
  for (let row = 1; row <= left.length; row++) {
    for (let column = 1; column <= right.length; column++) {
      const line = table[row]
      if (line === undefined) continue
      const change = left[row - 1] === right[column - 1] ? 0 : 1
      line[column] = Math.min(cell(row - 1, column) + 1, cell(row, column - 1) + 1, cell(row - 1, column - 1) + change)
    }
  }
  return cell(left.length, right.length)
}
