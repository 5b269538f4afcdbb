/** What `sluice init` writes: small, in the fail-closed form, with tests of both kinds (L-13). */
export const starterPolicy = `# yaml-language-server: $schema=https://sluice.dev/schema/v1/policy.json
sluice: 1
pack: { id: example/starter, version: 0.1.0, description: A first policy. Change the id and go on from here. }

rules:
  # A payment may run if its amount is a number from 1 to 100. A missing amount, a text and 101 are refused.
  - id: small-payments-only
    description: Read \`match\` as the calls that the rule is about, and \`unless\` as what lets one of them run.
    severity: high
    event: tool_call
    match: { tool: pay }
    unless: { args: { $.amount: { between: [1, 100], required: true } } }
    skip: |
      The payment was not made: it needs an amount from 1 to 100. Do not retry; ask the user how to go on.
    tests:
      - { call: { tool: pay, args: { amount: 100 } }, expect: continue }
      - { each: [0, 101, -5], call: { tool: pay, args: { amount: "\${each}" } }, expect: skip }
      - { call: { tool: pay, args: {} }, expect: refused }
      - { call: { tool: pay, args: { amount: "100" } }, expect: refused }
      - { call: { tool: read_file, args: { path: notes.txt } }, expect: continue }

  # A search may ask for many results; it gets at most 20.
  - id: short-searches
    event: tool_call
    match: { tool: search, args: { $.limit: { gt: 20 } } }
    rewrite:
      - clamp: { $.limit: { max: 20 } }
    tests:
      - { call: { tool: search, args: { query: cats, limit: 500 } }, expect: { decision: rewrite, args: { query: cats, limit: 20 } } }
      - { call: { tool: search, args: { query: cats, limit: 20 } }, expect: continue }
`
