import { allCalls, type AnyCall } from '@tolk/contract';
import { fakeInvoices } from '../support/fake-invoices.ts';
import { fakePayments } from '../support/fake-payments.ts';
import { testApp } from '../support/test-app.ts';
import { badBodies, bodyWith, oddTexts, type BadBody } from './bad-bodies.ts';
import { inTurns } from './in-turns.ts';
import { faultsOf } from './judge.ts';
import { longRun } from './long-run.ts';
import { fieldsOf, isFormed, requestShape, typesOf } from './schema.ts';
import { takeSnapshot } from './snapshot.ts';
import { stoppedClock } from './stopped-clock.ts';
import { validBody } from './valid-body.ts';
import { post, type Language } from './wire.ts';
import { openFixture, openingMs, type Fixture } from './fixture.ts';

const clock = stoppedClock();
const tolk = testApp({
  replacements: { payments: fakePayments(), invoices: fakeInvoices(), clock },
});
let fixture: Fixture;

beforeAll(async () => {
  fixture = await openFixture(tolk);
}, openingMs);

const jsonCalls = allCalls.filter(({ body }) => body !== 'multipart');
const languages = ['en', 'zh-CN'] as const;
/** A wrong code is refused, and counts; too many lock a member of the staff. */
const triesAtCodes = ['code', 'staff', 'audit_entry'];
/** Each case in one language, in turns; a long run tries both. */
const languagesOf = (at: number) => (longRun ? languages : [languages[at % 2] ?? 'en']);
/** A megabyte, once for each call: every field has its turn at what is one character too long. */
const isMegabyte = ({ name }: BadBody) => name.endsWith(': a million characters');
/** Of the bad bodies each call gets every fourth, in turns: all share what refuses them. A long run tries all. */
const isTried = (path: string, at: number) => longRun || (at + path.length) % 4 === 0;
/** Of the odd texts each field gets every seventh, in turns; a long run tries all. */
const isItsTurn = (at: number) => longRun || at % 7 === 0;

describe.each(jsonCalls.map((call) => [call.path, call] as const))('%s', (path, call) => {
  const shape = requestShape(call);
  const bodies = badBodies(shape);
  const megabyte = bodies.find(isMegabyte);
  const cases = bodies
    .filter((bad, at) => bad === megabyte || (isTried(path, at) && (longRun || !isMegabyte(bad))))
    .flatMap((bad, at) => languagesOf(at).map((language) => ({ bad, language })));

  it(`refuses ${cases.length} bad bodies at their fields, in the caller's language, and writes nothing`, async () => {
    const prepared = new Map(badBodies(shape, fixture.hints(call)).map((bad) => [bad.name, bad]));
    await tolk.settle();
    const before = await takeSnapshot(tolk.app.deps.db);
    const faults = await inTurns(cases, ({ bad, language }) =>
      tryBad(call, prepared.get(bad.name) ?? bad, language),
    );
    expect(faults.flat()).toEqual([]);
    expect(await takeSnapshot(tolk.app.deps.db)).toEqual(before);
  });

  const odd = fieldsOf(shape)
    .filter(({ schema }) => typesOf(schema).has('string') && !isFormed(schema))
    .flatMap((field) => Object.entries(oddTexts).map(([name, text]) => ({ field, name, text })))
    .filter((_odd, at) => isItsTurn(at));

  it(`takes or refuses ${odd.length} odd texts, and no refusal writes anything`, async () => {
    const valid = validBody(shape, fixture.hints(call));
    const besides = 'code' in valid ? triesAtCodes : [];
    const stored = async () => {
      // What an accepted call left to the outbox is done before the next one is judged.
      await tolk.settle();
      return takeSnapshot(tolk.app.deps.db, besides);
    };
    let token = await fixture.token(call);
    let before = await stored();
    for (const [at, { field, name, text }] of odd.entries()) {
      const language = languages[at % 2] ?? 'en';
      const body = bodyWith(valid, field.path, text);
      const heard = await post(tolk.url, {
        path,
        body,
        language,
        token,
        timestamp: clock.now().getTime(),
      });
      const faults = faultsOf(heard, { language });
      expect([field.path, name, faults]).toEqual([field.path, name, []]);
      if (heard.envelope.code === 0) {
        // It may have ended its session.
        token = await fixture.token(call);
        before = await stored();
        continue;
      }
      expect(await stored()).toEqual(before);
    }
  });
});

async function tryBad(
  { path, access }: AnyCall,
  bad: BadBody,
  language: Language,
): Promise<string[]> {
  const { name, body, field, contentType, signedBody } = bad;
  const heard = await post(tolk.url, {
    path,
    body,
    language,
    timestamp: clock.now().getTime(),
    token: access === 'public' ? undefined : fixture.steadyToken(access),
    ...(contentType === undefined ? {} : { contentType }),
    ...(signedBody === undefined ? {} : { signed: { body: signedBody } }),
  });
  return faultsOf(heard, { language, codes: [422], field }).map(
    (fault) => `${name} (${language}): ${fault}`,
  );
}
