import {
  context,
  createContextKey,
  propagation,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
  type SpanKind,
} from '@opentelemetry/api';

/** Without tracing nothing is prepared for it: a call asks the database a dozen times. */
const state = { isOn: false };
const keepsToItself = createContextKey('keeps its trace to itself');
const tracer = trace.getTracer('tolk-api');

export function setTracing(isOn: boolean): void {
  state.isOn = isOn;
}

export interface SpanOptions {
  kind: SpanKind;
  attributes?: Attributes;
  /** As `traceparent` (W3C) of who asked for the work; else it belongs to what runs now. */
  parent?: string | null;
  /** false: work that it puts off begins a trace of its own. */
  handsOn?: boolean;
}

/** Runs `work` as one span; what it starts belongs to it, and an error that it throws is noted. */
export async function inSpan<Result>(
  name: string,
  { kind, attributes = {}, parent, handsOn = true }: SpanOptions,
  work: (note: (attributes: Attributes) => void) => Promise<Result>,
): Promise<Result> {
  if (!state.isOn) return work(ignore);
  const around = parent === undefined ? context.active() : contextOf(parent);
  const span = tracer.startSpan(name, { kind, attributes }, around);
  const inside = trace.setSpan(around, span).setValue(keepsToItself, !handsOn);
  return context.with(inside, () =>
    settle(
      span,
      work((more) => void span.setAttributes(more)),
    ),
  );
}

function ignore(): void {}

/** The same for work that has begun: nothing that it starts belongs to the span. */
export function spanAround<Result>(
  name: string,
  options: Pick<SpanOptions, 'kind' | 'attributes'>,
  begun: Promise<Result>,
): Promise<Result> {
  return state.isOn ? settle(tracer.startSpan(name, options), begun) : begun;
}

async function settle<Result>(span: Span, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    // Its message may quote what is personal: the log shapes it.
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

function contextOf(traceparent: string | null): Context {
  return traceparent === null
    ? context.active()
    : propagation.extract(context.active(), { traceparent });
}

/** What runs now as `traceparent`, for work that is put off; null without tracing. */
export function traceparentNow(): string | null {
  if (!state.isOn || context.active().getValue(keepsToItself) === true) return null;
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent ?? null;
}
