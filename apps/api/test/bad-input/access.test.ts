import { randomUUID } from 'node:crypto';
import { allCalls, type AnyCall } from '@tolk/contract';
import { reviewKindsOf, scopesOf, staffRoles, type VerificationKind } from '@tolk/domain';
import { addStaffMember } from '../support/staff.ts';
import { fakeInvoices } from '../support/fake-invoices.ts';
import { fakePayments } from '../support/fake-payments.ts';
import { testApp } from '../support/test-app.ts';
import { inTurns } from './in-turns.ts';
import { faultsOf } from './judge.ts';
import { longRun } from './long-run.ts';
import { fieldsOf, requestShape, type Field } from './schema.ts';
import { takeSnapshot, type Snapshot } from './snapshot.ts';
import { stoppedClock } from './stopped-clock.ts';
import { validBody } from './valid-body.ts';
import { post, type Heard } from './wire.ts';
import { openFixture, openingMs, type Ids, type Fixture } from './fixture.ts';

const clock = stoppedClock();
const tolk = testApp({
  replacements: { payments: fakePayments(), invoices: fakeInvoices(), clock },
});
let fixture: Fixture;

beforeAll(async () => {
  fixture = await openFixture(tolk);
  // A supplier who lets clients find them is no secret.
  await tolk.app.deps.db
    .updateTable('supplier_profile')
    .set({ findable: false })
    .where('person_id', '=', fixture.ids.supplier)
    .execute();
}, openingMs);

/** Ids that are for everybody who may make the call: what is public of the market. */
const open: Readonly<Record<string, (keyof Ids)[]>> = {
  '/supinterface/getProjectReleaseInforDetail projectReleaseInforId': ['posting'],
  '/supinterface/addProjectApplicationJL projectReleaseInforId': ['posting'],
  '/supinterface/uniqueApplicationRecord projectReleaseInforId': ['posting'],
  '/supinterface/saveApplicationDraft projectReleaseInforId': ['posting'],
  '/supinterface/getApplicationDraft projectReleaseInforId': ['posting'],
  '/supinterface/setPostingSaved projectReleaseInforId': ['posting'],
  '/supinterface/getPostingStandings projectReleaseInforIds.0': ['posting'],
  '/supinterface/getClientRecords projectReleaseInforIds.0': ['posting'],
  // Whose file it is attaches it on either side.
  '/supinterface/addFeedBack fileIds.0': ['feedbackFile'],
  // Who takes applications, or agreed to be found, may be written to.
  '/communicationinterface/ceatesession otherId': ['client', 'supplier'],
  '/communicationinterface/ceatesession projectReleaseInforId': ['posting'],
  '/communicationinterface/addContact otherId': ['client', 'supplier'],
};

/** A person counts as having seen a public posting, and the answer to a key is kept. */
const besides = ['posting_view', 'posting_view_count', 'idempotency'];

const named = (calls: readonly AnyCall[]) => calls.map((call) => [call.path, call] as const);
const closed = allCalls.filter(({ access }) => access !== 'public');
const ofStaff = closed.filter(({ access }) => access === 'staff');
const ofPersons = closed.filter(({ access }) => access !== 'staff');
const oneSided = allCalls.filter(({ access }) => access === 'client' || access === 'supplier');

/** What stood after the last call that wrote nothing: it stands before the next one too. */
let untouched: Snapshot | undefined;

describe.each(named(closed))('%s made by nobody', (_path, call) => {
  it('is answered with 401, whatever it asks for', async () => {
    const before = untouched ?? (await takeSnapshot(tolk.app.deps.db));
    for (const language of ['en', 'zh-CN'] as const) {
      const heard = await make(call, fixture.hints(call), undefined, language);
      expect(faultsOf(heard, { language, codes: [401] })).toEqual([]);
    }
    const unknown = await make(call, fixture.hints(call), 'a-token-that-nobody-has');
    expect(faultsOf(unknown, { language: 'en', codes: [401] })).toEqual([]);
    untouched = await takeSnapshot(tolk.app.deps.db);
    expect(untouched).toEqual(before);
  });
});

describe.each(named(ofStaff))('%s made by a person', (_path, call) => {
  it('is answered with 401, as if nobody made it', async () => {
    const persons = [
      await fixture.enter(fixture.ids.client, 'client'),
      await fixture.enter(fixture.ids.supplier, 'supplier'),
    ];
    const before = await takeSnapshot(tolk.app.deps.db);
    for (const token of persons) {
      const heard = await make(call, fixture.hints(call), token, 'zh-CN');
      expect(faultsOf(heard, { language: 'zh-CN', codes: [401] })).toEqual([]);
    }
    expect(await takeSnapshot(tolk.app.deps.db)).toEqual(before);
  });
});

describe.each(named(ofPersons))('%s made by the staff', (_path, call) => {
  it('is answered with 401, as if nobody made it', async () => {
    const heard = await make(call, fixture.hints(call), await fixture.staff.enter());
    expect(faultsOf(heard, { language: 'en', codes: [401] })).toEqual([]);
  });
});

describe.each(named(ofStaff))('%s by role', (_path, call) => {
  it('is answered with 403 where the role has no business in its scope, and only there', async () => {
    for (const role of staffRoles) {
      const { token } = await addStaffMember(tolk, role);
      const heard = await make(call, {}, token);
      const kind = reviewKindOf(call);
      const refused =
        (call.scope !== undefined && !scopesOf(role).includes(call.scope)) ||
        (kind !== undefined && !reviewKindsOf(role).includes(kind));
      expect([role, heard.envelope.code === 403]).toEqual([role, refused]);
      expect([401, 601]).not.toContain(heard.envelope.code);
    }
  });
});

describe.each(named(oneSided))('%s in another identity', (_path, call) => {
  it('is answered with 403 and the identity that the caller is in', async () => {
    const owner = call.access === 'client' ? fixture.ids.client : fixture.ids.supplier;
    const port = call.access === 'client' ? 1 : 0;
    const other = await fixture.enter(owner, call.access === 'client' ? 'supplier' : 'client');
    const undecided = await fixture.enter(owner, null);
    const before = await takeSnapshot(tolk.app.deps.db);
    const heard = await make(call, fixture.hints(call), other, 'zh-CN');
    expect(faultsOf(heard, { language: 'zh-CN', codes: [403] })).toEqual([]);
    expect(heard.envelope.data).toEqual({ port });
    const early = await make(call, fixture.hints(call), undecided);
    expect(faultsOf(early, { language: 'en', codes: [403] })).toEqual([]);
    expect(await takeSnapshot(tolk.app.deps.db)).toEqual(before);
  });
});

/** Of persons: what the staff may do to what follows from its role alone. */
const withIds = ofPersons
  .map((call) => [call.path, call, idFieldsOf(call)] as const)
  .filter(([, , fields]) => fields.length > 0);

describe.each(withIds)('%s with ids of others', (path, call, fields) => {
  it('can’t tell them from absent ones, and changes nothing', async () => {
    const callers = await strangers(call);
    const before = await takeSnapshot(tolk.app.deps.db, besides);
    const faults: string[] = [];
    for (const { who, personId, token } of callers) {
      for (const field of fields) {
        const name = field.path.join('.');
        const absent = await make(call, withId(call, field, randomUUID()), token);
        expect([who, name, faultsOf(absent, { language: 'en' })]).toEqual([who, name, []]);
        const tried = reachable(call, name).filter(([, id]) => id !== personId);
        const answers = await inTurns(tried, ([, id]) =>
          make(call, withId(call, field, id), token),
        );
        for (const [at, [kind]] of tried.entries()) {
          if (answers[at] && shown(answers[at]) !== shown(absent)) {
            faults.push(
              `${who}, ${name} of ${kind}: ${answers[at].text} instead of ${absent.text}`,
            );
          }
        }
      }
    }
    expect(faults).toEqual([]);
    expect(await takeSnapshot(tolk.app.deps.db, besides)).toEqual(before);
  });
});

describe('what a visitor sees of a posting', () => {
  it('leaves out how to reach its client', async () => {
    const contact = /Ingrid Dahl|\+47 22 12 34 56/;
    for (const [, call] of named(allCalls.filter(({ access }) => access === 'public'))) {
      if (call.body === 'multipart') continue;
      const heard = await make(call, fixture.hints(call), undefined);
      expect([call.path, contact.test(heard.text)]).toEqual([call.path, false]);
    }
  });
});

/** The kind of review that a call of `validBody` is about: the first one, where it names any. */
function reviewKindOf({ path, scope, request }: AnyCall): VerificationKind | undefined {
  if (path === '/opsinterface/setProvenFields') return 'translatorCertificate';
  const takesKind = 'kind' in (request as { properties: object }).properties;
  return scope === 'reviews' && takesKind ? 'realName' : undefined;
}

interface Stranger {
  who: string;
  personId: string;
  token: string;
}

/** Who has no part in what the ids stand for; of one-sided calls also the other party's account. */
async function strangers({ access }: AnyCall): Promise<Stranger[]> {
  const { ids, otherClient, otherSupplier } = fixture;
  const entering = async (who: string, personId: string, side: 'client' | 'supplier') => ({
    who: `${who} as ${side}`,
    personId,
    token: await fixture.enter(personId, side),
  });
  if (access === 'client') {
    return [
      await entering('a stranger', otherClient.personId, access),
      await entering('the supplier', ids.supplier, access),
    ];
  }
  if (access === 'supplier') {
    return [
      await entering('a stranger', otherSupplier.personId, access),
      await entering('the client', ids.client, access),
    ];
  }
  return [
    await entering('a stranger', otherClient.personId, 'client'),
    await entering('a stranger', otherSupplier.personId, 'supplier'),
  ];
}

function idFieldsOf(call: AnyCall): Field[] {
  return fieldsOf(requestShape(call)).filter(({ schema }) => schema.format === 'uuid');
}

/** Ids that the field means, and of other kinds every fourth, in turns; a long run tries all. */
function reachable(call: AnyCall, field: string): [string, string][] {
  const { path } = call;
  const allowed: string[] = open[`${path} ${field}`] ?? [];
  const meant = [fixture.hints(call)[field.split('.')[0] ?? '']].flat();
  return Object.entries(fixture.ids).filter(
    ([kind, id], at) =>
      !allowed.includes(kind) && (longRun || meant.includes(id) || (at + path.length) % 4 === 0),
  );
}

/** A body that would be carried out for the owner, with this id in this field only. */
function withId(call: AnyCall, { path }: Field, id: string): Record<string, unknown> {
  const [name = ''] = path;
  return { ...fixture.hints(call), [name]: path.length > 1 ? [id] : id };
}

function make(
  call: AnyCall,
  hints: Record<string, unknown> | object,
  token?: string,
  language: 'en' | 'zh-CN' = 'en',
): Promise<Heard> {
  const body = validBody(requestShape(call), { version: 5, ...hints });
  return post(tolk.url, {
    path: call.path,
    body: call.body === 'multipart' ? formOf(body) : JSON.stringify(body),
    token,
    language,
    timestamp: clock.now().getTime(),
    headers: { 'idempotency-key': randomUUID() },
  });
}

function formOf(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, String(value));
  form.append('file', new Blob(['text']), 'text.txt');
  return form;
}

/** All of an answer that could tell one from another. */
function shown({ status, text, headers }: Heard): string {
  const telling = [...headers].filter(
    ([name]) => !['x-request-id', 'date', 'x-server-time'].includes(name),
  );
  return JSON.stringify([status, text, telling]);
}
