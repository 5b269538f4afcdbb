/** A policy whose catalogue has types, for the examples of rules about them. `rest` is what stands in the rule. */
export function exampleCatalogue(rest: string): string {
  return `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
catalogue:
  - name: deploy
    args:
      stage: { schema: { enum: [test, staging, production] } }
      replicas: { schema: { type: integer, minimum: 1, maximum: 10 } }
      options: { schema: { type: object, properties: { region: { type: string } }, additionalProperties: false } }
rules:
  - id: careful-deploys
    event: tool_call
    match: { tool: deploy }
${rest}`
}
