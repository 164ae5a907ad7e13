/** Sends spans to a collector until it is stopped. */
export interface RunningTracing {
  /** Sends the remaining spans, and stops. */
  stop(): Promise<void>;
}

/** The packages that send spans are not installed: a production install is without them. */
export class TracingNotInstalledError extends Error {}

/**
 * Starts to send spans to an OpenTelemetry collector (OTLP over HTTP, JSON). Without an endpoint the SDK is not loaded, and spans cost
 * nothing. The SDK reads the other standard variables, such as `OTEL_TRACES_SAMPLER` and `OTEL_EXPORTER_OTLP_HEADERS`, by itself. Rejects with a
 * `TracingNotInstalledError` if its packages are missing.
 */
export async function startTracing(
  endpoint: string,
  importSdk = importOpenTelemetry,
): Promise<RunningTracing> {
  if (endpoint === '') return { stop: async () => {} };
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await importSdk().catch((cause: unknown) => {
      throw new TracingNotInstalledError('The packages of OpenTelemetry cannot be imported', { cause });
    });
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'klankhuis' }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  return { stop: () => provider.shutdown() };
}

function importOpenTelemetry() {
  return Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
}
