import type { ShippedTool } from '../describe-tool.ts'

const text = { is: 'text' } as const

/** Tools that keep notes, plans and tasks of the agent itself: their texts name nothing that they touch. */
export const planningTools: readonly ShippedTool[] = [
  { name: ['TodoWrite', 'todo_write', 'update_plan'], args: { todos: text, plan: text, explanation: text, merge: text } },
  { name: ['Task', 'task', 'runSubagent'], args: { description: text, prompt: text, subagent_type: text } },
  { name: ['ExitPlanMode', 'exit_plan_mode'], args: { plan: text } },
  { name: ['save_memory', 'update_memory'], args: { fact: text, title: text, knowledge_to_store: text, action: text } },
  { name: ['AskUserQuestion', 'ask_user'], args: { questions: text, question: text } },
  { name: ['mcp__sequential-thinking__sequentialthinking', 'sequentialthinking'], args: { thought: text } },
  { name: ['mcp__time__get_current_time', 'mcp__time__convert_time', 'get_current_time'], args: { timezone: text, source_timezone: text, target_timezone: text, time: text } },
]
