import type { ShippedTool } from '../describe-tool.ts'

/** Tools that run statements on a database, and the reference servers of MCP for them. */
export const dataTools: readonly ShippedTool[] = [
  {
    name: ['run_sql', 'execute_sql', 'query_database', 'mcp__postgres__query', 'mcp__sqlite__read_query', 'mcp__sqlite__write_query'],
    args: { query: { is: 'sql', aliases: ['sql', 'statement'] } },
  },
]
