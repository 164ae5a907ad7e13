import { type Attributes, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/** Does nothing until `startTracing` has registered an exporter. */
export const tracer = trace.getTracer('klankhuis');

/** Runs work in a span, which ends with the work and records its failure. Personal data never belongs in attributes. */
export function runInSpan<Result>(
  name: string,
  attributes: Attributes,
  work: (span: Span) => Promise<Result>,
  kind: SpanKind = SpanKind.INTERNAL,
): Promise<Result> {
  return tracer.startActiveSpan(name, { kind, attributes }, async (span) => {
    try {
      return await work(span);
    } catch (cause) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: cause instanceof Error ? cause.name : 'Error' });
      throw cause;
    } finally {
      span.end();
    }
  });
}
