import type { Flow } from '../flows/flow.ts'
import type { ActionRun } from './define-action.ts'
import { renderTemplate } from './render-template.ts'
import { fixedText, loadedTemplate, type Template } from './template.ts'

/** Answers with a text; one that is the same for every event makes its flow once, at load. */
export function bindText(text: string, rule: string, toFlow: (text: string) => Flow): ActionRun {
  const template = loadedTemplate(text)
  const fixed = fixedText(template)
  return fixed === undefined ? answerWith(template, rule, toFlow) : answerAlways(toFlow(fixed))
}

function answerAlways(flow: Flow): ActionRun {
  return () => flow
}

function answerWith(template: Template, rule: string, toFlow: (text: string) => Flow): ActionRun {
  return (event, context) => toFlow(renderTemplate(template, event, context, rule))
}
