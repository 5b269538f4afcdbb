/** A policy with one exception, for the examples of rules about them. */
export function exampleException({ reason = 'Scratch files are made by the agent itself.', owner = 'platform team', expires = '2027-06-30' } = {}): string {
  return `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: no-deletes
    event: tool_call
    match: { tool: delete }
    skip: Not deleted. Do not retry.
exceptions:
  - id: scratch-files
    rules: [no-deletes]
    match: { args: { $.path: { path: { inside: /scratch } } } }
    reason: ${reason}
    owner: ${owner}
    expires: ${expires}
`
}

/** A guard on a number with an exception that has this match. */
export function exampleAudit(match: string): string {
  return `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: payments
    event: tool_call
    match: { tool: pay, args: { $.level: { gt: 500 } } }
    skip: Not paid. Do not retry.
exceptions:
  - id: audit
    rules: [payments]
    reason: The yearly audit.
    owner: finance
    expires: 2027-12-31
    match: ${match}
`
}
