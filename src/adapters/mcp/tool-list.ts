/** What the latest listing says of a tool. `unlisted`: no whole listing is known. */
export type ToolStatus = 'active' | 'hidden' | 'unknown' | 'unlisted'

export interface ListedTool {
  readonly name: string
  readonly isActive: boolean
  readonly hasOutputSchema: boolean
}

export interface ToolPage {
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly tools: readonly ListedTool[]
}

/** The tools of a session as its listings showed them, page by page. */
export interface ToolList {
  readonly addPage: (page: ToolPage) => void
  /** The server says that its tools have changed: what was listed is known no longer. */
  readonly forget: () => void
  readonly status: (name: string) => ToolStatus
  readonly names: () => readonly string[]
  readonly activeNames: () => readonly string[]
  readonly hasOutputSchema: (name: string) => boolean
}

/** Names come from the server. Those beyond are not remembered: their calls are decided one by one. */
const rememberedTools = 10_000

export function createToolList(): ToolList {
  const tools = new Map<string, ListedTool>()
  let isWhole = false
  let isComplete = false
  const forget = (): void => {
    tools.clear()
    isWhole = false
    isComplete = false
  }
  return {
    addPage(page) {
      if (page.isFirst) {
        forget()
        isWhole = true
      }
      for (const tool of page.tools) {
        if (tools.has(tool.name) || tools.size < rememberedTools) tools.set(tool.name, tool)
        else isWhole = false
      }
      isComplete = isWhole && page.isLast
    },
    forget,
    status(name) {
      const tool = tools.get(name)
      if (tool !== undefined) return tool.isActive ? 'active' : 'hidden'
      return isComplete ? 'unknown' : 'unlisted'
    },
    names: () => [...tools.keys()],
    activeNames: () => [...tools.values()].flatMap(({ name, isActive }) => (isActive ? [name] : [])),
    hasOutputSchema: (name) => tools.get(name)?.hasOutputSchema ?? false,
  }
}
