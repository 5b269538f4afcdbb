/** The passes of settling, in order; `redact` is the one of `ToolResult` (S-49a). */
export const settlePasses = ['guard', 'unmatched', 'reserve', 'ask', 'redact'] as const
export type SettlePass = (typeof settlePasses)[number]
