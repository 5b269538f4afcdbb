import { text } from './answer-parts.ts'
import type { SpecPart } from './model-spec.ts'

/** The content of an answer out of its stream, as if it had come at once. */
export interface CollectedAnswer {
  readonly add: (part: SpecPart) => void
  readonly content: () => readonly SpecPart[]
}

export function collectAnswer(): CollectedAnswer {
  const content: (SpecPart & { text?: string })[] = []
  const open = new Map<string, SpecPart & { text?: string }>()
  const begin = (type: 'text' | 'reasoning', id: string): SpecPart & { text?: string } => {
    const block = { type, text: '' }
    content.push(block)
    open.set(`${type} ${id}`, block)
    return block
  }
  const grow = (type: 'text' | 'reasoning', part: SpecPart): void => {
    const id = text(part, 'id')
    const block = open.get(`${type} ${id}`) ?? begin(type, id)
    block.text = `${block.text ?? ''}${text(part, 'delta')}`
  }
  return {
    add(part) {
      switch (part.type) {
        case 'text-start':
          begin('text', text(part, 'id'))
          return
        case 'text-delta':
          grow('text', part)
          return
        case 'reasoning-start':
          begin('reasoning', text(part, 'id'))
          return
        case 'reasoning-delta':
          grow('reasoning', part)
          return
        case 'stream-start':
        case 'response-metadata':
        case 'finish':
        case 'raw':
        case 'ping':
        case 'error':
        case 'text-end':
        case 'reasoning-end':
        case 'tool-input-start':
        case 'tool-input-delta':
        case 'tool-input-end':
          return
        default:
          content.push(part)
      }
    },
    content: () => content,
  }
}
