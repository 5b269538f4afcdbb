import type * as chatModels from '@langchain/core/language_models/chat_models'
import type * as messages from '@langchain/core/messages'
import type * as outputs from '@langchain/core/outputs'
import type * as tools from '@langchain/core/tools'
import type * as langgraph from '@langchain/langgraph'
import type * as langchain from 'langchain'
import { loadSdk } from '../load-sdk.ts'

/** The parts of LangChain that tests need, all of one workspace. */
export type LangChain = Pick<typeof langgraph, 'Command' | 'MemorySaver' | 'interrupt'> & typeof langchain & typeof chatModels & typeof messages & typeof outputs & typeof tools

export async function loadLangChain(version: 'lowest' | 'newest'): Promise<LangChain> {
  const folder = `langchain-${version}`
  const core = ['language_models/chat_models', 'messages', 'outputs', 'tools'].map((part) => loadSdk(folder, `@langchain/core/${part}`))
  const parts = await Promise.all([...core, loadSdk(folder, '@langchain/langgraph'), loadSdk(folder, 'langchain')])
  return Object.assign({}, ...parts) as LangChain
}
