import { setTracing } from './spans.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Any of these says that somebody collects traces. */
const variables = [
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
  'OTEL_TRACES_EXPORTER',
];

/**
 * Traces to where OpenTelemetry's own variables say, which its SDK reads; without them it is not even
 * loaded. Answers what sends the rest and ends it.
 */
export async function startTracing(env: Environment): Promise<() => Promise<void>> {
  if (env.OTEL_SDK_DISABLED === 'true' || !variables.some((name) => env[name]))
    return async () => undefined;
  const { NodeSDK } = await import('@opentelemetry/sdk-node');
  // What is counted is scraped (http/counters), and the log is written to stdout.
  const sdk = new NodeSDK({
    serviceName: env.OTEL_SERVICE_NAME ?? 'tolk-api',
    instrumentations: [],
    metricReaders: [],
    logRecordProcessors: [],
  });
  sdk.start();
  setTracing(true);
  return async () => {
    setTracing(false);
    await sdk.shutdown();
  };
}
