// The part of `@opentelemetry/api` that is used, by its shape: a host that has none of it needs none of its types.

export type SpanAttributes = Readonly<Record<string, string | number | boolean>>

export interface OtelSpan {
  readonly setAttributes: (attributes: Record<string, string | number | boolean>) => unknown
  readonly setStatus: (status: { code: number }) => unknown
  readonly addEvent: (name: string, attributes?: Record<string, string | number | boolean>) => unknown
  readonly end: () => void
}

/** `Span` and `Context` are the host's own, handed back as they came. */
export interface OtelTracer<Span extends OtelSpan, Context> {
  readonly startSpan: (name: string, options: { attributes?: Record<string, string | number | boolean> }, context: Context) => Span
}

export interface OtelMeter {
  readonly createCounter: (name: string, options: { description: string; unit?: string }) => { readonly add: (value: number, attributes: SpanAttributes) => void }
  readonly createUpDownCounter: OtelMeter['createCounter']
  readonly createHistogram: (
    name: string,
    options: { description: string; unit: string; advice: { explicitBucketBoundaries: number[] } },
  ) => { readonly record: (value: number, attributes: SpanAttributes) => void }
}

/** The module `@opentelemetry/api`. */
export interface OtelApi<Span extends OtelSpan, Context> {
  readonly trace: {
    readonly getTracer: (name: string) => OtelTracer<Span, Context>
    readonly setSpan: (context: Context, span: Span) => Context
  }
  readonly context: {
    readonly active: () => Context
    readonly with: <Result>(context: Context, work: () => Result) => Result
  }
  readonly metrics: { readonly getMeter: (name: string) => OtelMeter }
}
