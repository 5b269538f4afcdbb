import { describeTool } from './describe-tool.ts'
import { shellTools } from './tools/shell-tools.ts'
import type { ToolDescription } from './tool-description.ts'

/**
 * The tools of the agents in common use, for policies that do not describe them. What a pack describes
 * by the same name takes the place of what stands here, so an author has the last word.
 */
export const shippedCatalogue: readonly ToolDescription[] = [...shellTools].map(describeTool)
