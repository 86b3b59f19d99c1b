import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dataOf } from '../../test/support/market.ts';
import { signUp } from '../../test/support/people.ts';
import { testApp } from '../../test/support/test-app.ts';
import { startTracing } from './start-tracing.ts';
import { validTraceparent, traceIdOf } from './traceparent.ts';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

interface Batch {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

/** A collector that takes OTLP as JSON. */
const spans: Span[] = [];
const collector: Server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const { resourceSpans }: Batch = JSON.parse(Buffer.concat(parts).toString());
    spans.push(
      ...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)),
    );
    response.setHeader('content-type', 'application/json').end('{}');
  });
});
const own = { ...process.env };
let end: () => Promise<void>;

beforeAll(async () => {
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
  const { port } = collector.address() as AddressInfo;
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${port}`;
  process.env.OTEL_EXPORTER_OTLP_PROTOCOL = 'http/json';
  process.env.OTEL_TRACES_EXPORTER = 'otlp';
  end = await startTracing(process.env);
});
afterAll(async () => {
  process.env = own;
  collector.closeAllConnections();
  await new Promise((done) => collector.close(done));
});

const tolk = testApp();
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const click = '00f067aa0ba902b7';

it('a press is one trace from the call over its statements to the job and the carrier', async () => {
  const { account } = await signUp(tolk, 'client');
  await dataOf(
    tolk
      .caller()
      .call(
        '/supinterface/loginActiveCode',
        { account },
        { headers: { traceparent: `00-${traceId}-${click}-01` } },
      ),
  );
  await tolk.settle();
  await end();
  const ours = spans.filter((span) => span.traceId === traceId);
  const named = (name: string) => ours.filter((span) => span.name === name);
  const [call] = named('POST /supinterface/loginActiveCode');
  expect(call?.parentSpanId).toBe(click);
  expect(call?.attributes).toContainEqual({ key: 'tolk.envelope', value: { intValue: 0 } });
  const statements = named('SQL');
  expect(statements.some((span) => span.parentSpanId === call?.spanId)).toBe(true);
  expect(JSON.stringify(statements)).not.toContain(account);
  const [job] = named('job account.message');
  expect(job?.parentSpanId).toBe(call?.spanId);
  const [sent] = named('mail send');
  expect(sent?.parentSpanId).toBe(job?.spanId);
});

it('what comes back by itself begins a trace of its own each time', async () => {
  const { trace } = await tolk.app.deps.db
    .selectFrom('job')
    .select('trace')
    .where('kind', '=', 'cleanup')
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  expect(spans.some(({ name }) => name === 'job cleanup')).toBe(true);
  expect(trace).toBeNull();
});

it('without the variables of OpenTelemetry nothing is started', async () => {
  const before = spans.length;
  const ending = await startTracing({});
  await dataOf(tolk.caller().call('/supinterface/getAddFWRS', {}));
  await ending();
  expect(spans).toHaveLength(before);
});

it.each([
  [`00-${traceId}-${click}-01`, traceId],
  [`00-${'0'.repeat(32)}-${click}-01`, undefined],
  [`00-${traceId}-${'0'.repeat(16)}-01`, undefined],
  [`ff-${traceId}-${click}-01`, undefined],
  ["00-'; drop table job--", undefined],
])('of the header %s the trace is %s', (header, expected) => {
  expect(traceIdOf(validTraceparent(header))).toBe(expected);
});
