import { describeTool } from './describe-tool.ts'
import { dataTools } from './tools/data-tools.ts'
import { fileTools } from './tools/file-tools.ts'
import { gitTools } from './tools/git-tools.ts'
import { messageTools } from './tools/message-tools.ts'
import { planningTools } from './tools/planning-tools.ts'
import { searchTools } from './tools/search-tools.ts'
import { shellTools } from './tools/shell-tools.ts'
import { webTools } from './tools/web-tools.ts'
import type { ToolDescription } from './tool-description.ts'

/**
 * The tools of the agents in common use, for policies that do not describe them. What a pack describes
 * by the same name takes the place of what stands here, so an author has the last word.
 */
export const shippedCatalogue: readonly ToolDescription[] = [
  ...dataTools,
  ...fileTools,
  ...gitTools,
  ...messageTools,
  ...planningTools,
  ...searchTools,
  ...shellTools,
  ...webTools,
].map(describeTool)
