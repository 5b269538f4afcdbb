import type { ShippedTool } from '../describe-tool.ts'

const text = { is: 'text' } as const

/** Tools that fetch from the web or search it. What they bring was written by strangers. */
export const webTools: readonly ShippedTool[] = [
  {
    name: ['web_fetch', 'WebFetch', 'fetch', 'fetch_url', 'mcp__fetch__fetch', 'read_url'],
    args: { url: { is: 'url', aliases: ['uri'] }, prompt: text },
    result: { trust: 'untrusted' },
  },
  { name: 'fetch_webpage', args: { urls: { is: 'url' }, query: text }, result: { trust: 'untrusted' } },
  {
    name: ['web_search', 'WebSearch', 'google_web_search', 'search_web'],
    args: { query: { is: 'text', aliases: ['search_term', 'q'] }, allowed_domains: text, blocked_domains: text, explanation: text },
    result: { trust: 'untrusted' },
  },
]
