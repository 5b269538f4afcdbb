// `sluice/testing`: what every adapter is tried on, for whoever writes one of their own.
export { checkScenario, type AdapterUnderTest, type ScenarioResult } from './testing/check-scenario.ts'
export { proveTable, tableCells, type TableCell } from './testing/prove-table.ts'
export { scenarios } from './testing/scenarios/registry.ts'
export type {
  ProvenCell,
  Scenario,
  ScenarioReport,
  ScenarioSetup,
  ScenarioTool,
  ScenarioWant,
  ScriptedAnswer,
  SeenRequest,
  WantedRequest,
} from './testing/scenario.ts'
