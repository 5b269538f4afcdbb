export { loadPolicy, type LoadOptions, type PackEntry } from './core/load/load-policy.ts'
export type { PackFile } from './core/load/list-pack-files.ts'
export type { Diagnostic, Result } from './core/diagnostics/diagnostic.ts'
export { renderFrame, type FrameOptions } from './core/diagnostics/render-frame.ts'
export { diagnosticJson } from './core/diagnostics/diagnostic-json.ts'
export type { Source, Span } from './core/diagnostics/source.ts'
export type { PolicyAst, Tier } from './core/rules/policy-ast.ts'

export { compilePolicy, type CompiledPolicy } from './core/compile/compile-policy.ts'
export type { ApprovalRequest, Approver, HostPorts } from './core/compile/host-ports.ts'
export type { HookOutcome, HookRequest, Interceptor } from './core/participants/hook-outcome.ts'

// Hooks of one's own beside a compiled policy: `createHookStack('agent', [policy.stack, mine])`.
export { createHookStack } from './core/chain/create-hook-stack.ts'
export type { HookStack } from './core/chain/hook-stack.ts'
export type { Hook } from './core/chain/hook.ts'
export { fromInterceptor } from './core/participants/from-interceptor.ts'
export { fromSubprocess } from './core/participants/from-subprocess.ts'
export { readHooksFile } from './core/participants/read-hooks-file.ts'
export { toHookOutcome } from './core/participants/to-hook-outcome.ts'
export type { HookContext } from './core/events/hook-context.ts'
export { scratchpadKey, type Scratchpad, type ScratchpadKey } from './core/events/scratchpad.ts'
export { isRetryableByDefault } from './core/events/tool-outcome.ts'
export {
  fail,
  patchRequest,
  proceed,
  repair,
  retry,
  rewriteArgs,
  rewriteResult,
  skip,
  terminate,
} from './core/flows/flow.ts'
export type { FlowFor } from './core/flows/honored-flows.ts'
export type { RequestPatch } from './core/flows/request-patch.ts'

export { createEngine, type Engine, type EngineOptions } from './core/runs/engine.ts'
export type { RunFacts, RunLimits } from './core/runs/engine-parts.ts'
export type { Run, RunDecided } from './core/runs/run.ts'
export type { EventFacts } from './core/runs/run-context.ts'
export type { RunEnd } from './core/runs/run-end.ts'
export { beforeModelCall, type BeforeModelCall, type ModelCall } from './core/runs/before-model-call.ts'
export { resolveInvalidCalls, type EmittedTurn, type ResolvedTurn } from './core/runs/resolve-invalid-calls.ts'
export { argsToRun, decideTurn, isBound, type DecidedCall, type DecidedTurn } from './core/runs/decide-turn.ts'
export { runToolCall, type ToolCallPorts } from './core/runs/run-tool-call.ts'
export type { Delivery, ToolCallReport } from './core/runs/tool-call-report.ts'
export { runBatch, type BatchOptions, type BatchReport } from './core/runs/run-batch.ts'
export type { PendingCall, ToolPort, ToolRun } from './core/runs/tool-call.ts'

export type { DecidedFact, RunObserver } from './core/runs/run-observer.ts'
export { createTraceSession, type TraceSession } from './core/runs/trace-session.ts'
export { decisionJson, type DecisionPlace } from './core/runs/decision-json.ts'
export { readArgs, readEvent, readEventLine, type EventReading } from './core/records/read-event.ts'
export type { TraceEvent } from './core/records/trace-event.ts'

export { policyFacts } from './core/compile/policy-facts.ts'
export { toRecord, type PolicyFacts, type RecordedRule, type RecordFacts, type RecordOptions } from './core/records/to-record.ts'
export type {
  ArgsFact,
  DecisionRecord,
  DiagnosticFact,
  KeptValue,
  LeafFact,
  OutcomeFact,
  ResultFact,
  RuleFact,
} from './core/records/decision-record.ts'
export {
  appendRecord,
  chainStart,
  chainStateText,
  readChainState,
  verifyRecords,
  type AppendedRecord,
  type ChainCheck,
  type ChainEnds,
  type ChainState,
} from './core/records/record-chain.ts'

export type { Json, JsonObject } from './core/base/json.ts'
export type { StepEvent, StepEventKind } from './core/events/step-event.ts'
export type { Flow } from './core/flows/flow.ts'
export type { Decision } from './core/chain/resolution.ts'
export type { FailureReport, Timer } from './core/chain/compose-options.ts'
