import { isJsonObject, textForm, type Json } from '../../../src/core/base/json.ts'
import type { Scene } from './scene.ts'

/** Fills the names of a text for the model (L-22); `$${` is a literal `${`. */
export function renderTemplate(template: string, scene: Scene, rule: string): string {
  return template.replace(/\$\$\{|\$\{([^}]*)\}/g, (whole, name: string | undefined) => {
    if (name === undefined) return '${'
    const value = lookUp(name, scene, rule)
    return value === undefined ? whole : printed(value)
  })
}

/** Undefined = no name of a template, so plain text. */
function lookUp(name: string, scene: Scene, rule: string): { readonly value: Json } | 'none' | undefined {
  const [root = '', ...members] = name.split('.')
  switch (root) {
    case 'tool':
      return found(scene.toolName)
    case 'rule':
      return found(rule)
    case 'args':
      return member(scene.args, members)
    case 'env':
      return member(scene.env, members)
    case 'run':
      return member(scene.run, members)
    case 'available_tools':
      return found(scene.availableTools)
    case 'allowed_tools':
      return found(scene.allowedTools)
    default:
      return undefined
  }
}

function found(value: Json | undefined): { readonly value: Json } | 'none' {
  return value === undefined || value === null ? 'none' : { value }
}

function member(root: Json | undefined, names: readonly string[]): { readonly value: Json } | 'none' {
  let value = root
  for (const name of names) {
    if (!isJsonObject(value) || !Object.hasOwn(value, name)) return 'none'
    value = value[name]
  }
  return found(value)
}

const longest = 200

function printed(looked: { readonly value: Json } | 'none'): string {
  if (looked === 'none') return '(none)'
  const points = Array.from(textForm(looked.value))
  const more = points.length > longest ? `…(+${points.length - longest})` : ''
  return escaped(points.slice(0, longest).join('')) + more
}

/** A JSON string literal in which controls, format characters and line separators are escapes as well. */
function escaped(text: string): string {
  return JSON.stringify(text).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, (character) =>
    Array.from({ length: character.length }, (_, unit) => `\\u${character.charCodeAt(unit).toString(16).padStart(4, '0')}`).join(''),
  )
}
