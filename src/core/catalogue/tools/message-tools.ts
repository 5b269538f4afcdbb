import type { ShippedTool } from '../describe-tool.ts'

const text = { is: 'text' } as const
const mailbox = { is: 'email' } as const

/** Tools that send messages, by the names that mail servers of MCP and agent benchmarks share. */
export const messageTools: readonly ShippedTool[] = [
  {
    name: ['send_email', 'send_mail', 'gmail_send'],
    args: { to: { is: 'email', aliases: ['recipients'] }, cc: mailbox, bcc: mailbox, subject: text, body: text },
  },
]
