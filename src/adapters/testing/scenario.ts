import type { Json, JsonObject } from '../../core/base/json.ts'
import type { Hook } from '../../core/chain/hook.ts'
import type { HostPorts } from '../../core/compile/host-ports.ts'
import type { ToolChoice } from '../../core/events/messages.ts'
import type { StepEventKind } from '../../core/events/step-event.ts'
import type { FlowType } from '../../core/flows/flow.ts'
import type { RequestPatchField } from '../../core/flows/request-patch.ts'
import type { RunLimits } from '../../core/runs/engine-parts.ts'

/** A tool of the agent under test, with required arguments of plain types. */
export interface ScenarioTool {
  readonly name: string
  readonly fields: Readonly<Record<string, 'string' | 'number'>>
  /** A text, a plain value, or a throw. */
  readonly run: (args: JsonObject) => Json
}

/** What the fake model answers, one after the other; when asked once more it says `done`. */
export interface ScriptedAnswer {
  readonly text?: string
  readonly calls?: readonly { readonly id: string; readonly name: string; readonly args: JsonObject }[]
}

export interface ScenarioSetup {
  /** The list under `rules:`, in YAML. */
  readonly rules?: string
  /** Hand-written hooks behind the rules. */
  readonly hooks?: readonly Hook[]
  readonly ports?: Partial<HostPorts>
  readonly limits?: Partial<RunLimits>
  readonly tools: readonly ScenarioTool[]
  readonly model: readonly ScriptedAnswer[]
  readonly preamble?: string
  readonly prompt: string
  readonly isStreaming?: boolean
}

/** What one request said to the model, in the words of the engine. */
export interface SeenRequest {
  readonly preamble?: string
  readonly temperature?: number
  readonly maxTokens?: number
  readonly toolChoice?: ToolChoice
  readonly tools: readonly string[]
  /** The texts of user and assistant messages, in order. */
  readonly texts: readonly string[]
  /** What the model reads as results, by call id. */
  readonly results: Readonly<Record<string, string>>
  /** The arguments of calls in the transcript, by call id. */
  readonly calls: Readonly<Record<string, Json>>
  /** Everything that was sent, for a search of what must and must not be in it. */
  readonly raw: string
}

/** The three facts about a run: what ran, what the model saw, how it ended. */
export interface ScenarioReport {
  readonly executed: readonly { readonly tool: string; readonly args: Json }[]
  readonly requests: readonly SeenRequest[]
  readonly ending: { readonly kind: 'finished' } | { readonly kind: 'ended'; readonly reason: string } | { readonly kind: 'failed'; readonly message: string }
}

/** One cell of the capability table. */
export interface ProvenCell {
  readonly kind: StepEventKind
  readonly flow: FlowType
  readonly field?: RequestPatchField
}

/** What must be seen in one request, counted from 0; `-1` is the last one. */
export interface WantedRequest extends Partial<Omit<SeenRequest, 'raw'>> {
  readonly at: number
  /** Somewhere in it, wherever the provider wants such things. */
  readonly shown?: readonly string[]
}

export interface ScenarioWant {
  readonly executed: readonly { readonly tool: string; readonly args: Json }[]
  readonly requests?: readonly WantedRequest[]
  /** How often the model was asked; absent = not looked at. */
  readonly modelCalls?: number
  /** Nowhere in any request. */
  readonly hidden?: readonly string[]
  /** `ended`: with this reason in it. */
  readonly ending: 'finished' | { readonly reason: string }
  /** Where the cell is emulated, an agent that cannot do it here may end the run instead: nothing is shown then, either. */
  readonly mayEnd?: true
}

export interface Scenario<Name extends string = string> {
  readonly name: Name
  readonly summary: string
  /** Cells that it proves; one of them impossible for a target = the rules do not load for it. */
  readonly proves: readonly ProvenCell[]
  /** Of integrations.md: T1 to T9. */
  readonly traps?: readonly string[]
  /** Events that the agent must show for it to make sense, where nothing is proven. */
  readonly needs?: readonly StepEventKind[]
  /** Makes sense only where whole turns are decided before any call of them runs. */
  readonly needsWholeTurns?: true
  readonly setup: ScenarioSetup
  readonly want: ScenarioWant
}

export function defineScenario<const Name extends string>(scenario: Scenario<Name>): Scenario<Name> {
  return scenario
}
