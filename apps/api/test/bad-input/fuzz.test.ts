import { randomUUID } from 'node:crypto';
import { Ajv, type ValidateFunction } from 'ajv';
import fc from 'fast-check';
import { allCalls, type AnyCall } from '@tolk/contract';
import { fakeInvoices } from '../support/fake-invoices.ts';
import { fakePayments } from '../support/fake-payments.ts';
import { testApp } from '../support/test-app.ts';
import { bodiesOf } from './bodies-of.ts';
import { faultsOf } from './judge.ts';
import { fuzzRuns, fuzzSeed } from './long-run.ts';
import type { Schema } from './schema.ts';
import { post, type Heard } from './wire.ts';
import { openFixture, openingMs, type Fixture } from './fixture.ts';

const tolk = testApp({ replacements: { payments: fakePayments(), invoices: fakeInvoices() } });
let fixture: Fixture;
let document: Document;

interface Operation {
  'x-access': string;
  parameters: { name: string; required: boolean }[];
  requestBody: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string; content: Record<string, { schema: object }> }>;
}
interface Document {
  paths: Record<string, { post: Operation }>;
}

beforeAll(async () => {
  fixture = await openFixture(tolk);
  const answer = await fetch(`${tolk.url}/api/openapi.json`);
  document = JSON.parse(await answer.text());
}, openingMs);

// The document says "format"; what a format means is checked by the server's own tests.
const ajv = new Ajv({ strict: false, validateFormats: false });

describe.each(allCalls.map((call) => [call.path, call] as const))('%s', (path, call) => {
  it(`answers ${fuzzRuns} bodies of its OpenAPI shape as the document says`, async () => {
    const operation = document.paths[`/api${path}`]?.post;
    if (operation === undefined) throw new Error(`${path} is not in the document`);
    const fits = ajv.compile(operation.responses[200]?.content['application/json']?.schema ?? {});
    const shape = Object.values(operation.requestBody.content)[0]?.schema ?? {};
    const hints = { ...known(), ...besides[path] };
    let token = await fixture.token(call);
    const answers = fc.asyncProperty(
      bodiesOf(shape, hints),
      fc.boolean(),
      async (body, chinese) => {
        const language = chinese ? 'zh-CN' : 'en';
        const message = {
          path,
          token,
          language,
          body: bodyOf(call, body),
          headers: { 'idempotency-key': randomUUID() },
        } as const;
        const heard = await post(tolk.url, { ...message, timestamp: tolk.clock.now().getTime() });
        if (heard.envelope.code === 0 && endSession.test(path)) token = await fixture.token(call);
        const faults = [
          ...faultsOf(heard, { language }),
          ...documentFaults(heard, operation, fits),
        ];
        const shown = faults.map((fault) => `${fault}: ${heard.text.slice(0, 400)}`);
        expect(shown).toEqual([]);
      },
    );
    await fc.assert(answers, { numRuns: fuzzRuns, seed: fuzzSeed });
  }, 600_000);
});

const endSession = /\/(loginOut|selectIdentity|switchIdentity)$/;

/** More to choose from where one value would end all others. */
const besides: Record<string, Record<string, unknown[]>> = {
  '/clientinterface/addProjectOrder': { projectApplicationJLId: [] },
};

function known(): Record<string, unknown[]> {
  const { market, ids } = fixture;
  const one = (values: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value]]));
  return {
    ...one(market.postingForm()),
    ...one(market.terms()),
    account: [market.client.account, 'nobody@tolk.example', '13800138000', '+1 202 555 0142'],
    loginName: [market.client.account, market.supplier.account],
    dictType: ['language', 'city', 'unit'],
    version: [1, 2, 3, 4, 5],
    projectReleaseInforId: [ids.posting],
    projectApplicationJLId: [ids.application],
    projectOrderId: [ids.order],
    paymentId: [ids.payment],
    fileId: [ids.orderFile, ids.deliveryFile],
    fileIds: [[ids.deliveryFile], []],
    orderFileIds: [[ids.orderFile], []],
    notificationId: [ids.notificationOfClient, ids.notificationOfSupplier],
    supUserId: [ids.supplier, ids.client],
    sysUserId: [ids.client],
    password: [market.client.password, 'another-good-one'],
    passwordAgain: ['another-good-one'],
    pageNum: [1, 2, 100_000],
    pageSize: [1, 20, 100],
    search: ['合同', 'wind farm', 'a:* & !b | c', '%', "l'été"],
    salaryFrom: [0, 1],
    salaryTo: [Number.MAX_SAFE_INTEGER],
  };
}

function textOf(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value);
}

function bodyOf(call: AnyCall, body: unknown): string | FormData {
  if (call.body !== 'multipart') return textOf(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {}))
    form.append(name, textOf(value).replaceAll('"', ''));
  form.append('file', new Blob([textOf(body)]), 'body.txt');
  return form;
}

/** Where an answer is not what the document promises: its shape, or a code that it does not list. */
function documentFaults(
  { envelope, text, status, headers }: Heard,
  { responses }: Operation,
  fits: ValidateFunction,
): string[] {
  if (headers.has('content-disposition')) return [];
  const faults = fits(JSON.parse(text))
    ? []
    : [`breaks its schema: ${ajv.errorsText(fits.errors)}`];
  const said = responses[status]?.description ?? '';
  const isListed = status !== 200 || new RegExp(`^- ${envelope.code}: .`, 'm').test(said);
  if (said === '' || (envelope.code !== 0 && !isListed))
    faults.push(`code ${envelope.code} is not documented`);
  return faults;
}
