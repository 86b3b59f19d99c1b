import { DAY, HOUR, addMs } from '@tolk/domain';
import { keyOf, readCalendar } from '../../test/support/calendar.ts';
import { removeAccount } from '../../test/support/account-deletion.ts';
import { fakePayments } from '../../test/support/fake-payments.ts';
import { dataOf, openMarket } from '../../test/support/market.ts';
import { organisation } from '../../test/support/organisations.ts';
import { signUp, type TestPerson } from '../../test/support/people.ts';
import { assign, enterCompany, foundCompany } from '../../test/support/supplier-company.ts';
import { testApp } from '../../test/support/test-app.ts';

interface Feed {
  link: string | null;
  createTime: string | null;
  readTime: string | null;
}

const tolk = testApp({ replacements: { payments: fakePayments() } });

const set = (person: TestPerson, open: boolean) =>
  dataOf(person.call<Feed>('/supinterface/setCalendarFeed', { open }));
const stateOf = (person: TestPerson) =>
  dataOf(person.call<Feed>('/supinterface/getCalendarFeed', {}));

/** The address as it is reached here. */
async function addressOf(person: TestPerson): Promise<string> {
  const { pathname, search } = new URL((await set(person, true)).link ?? '');
  return tolk.url + pathname + search;
}

it('an address is shown once and kept nowhere', async () => {
  const person = await signUp(tolk, 'client');
  expect(await stateOf(person)).toEqual({ link: null, createTime: null, readTime: null });
  const { link, createTime } = await set(person, true);
  const token = new URL(link ?? '').searchParams.get('key') ?? '';
  expect(token).toHaveLength(43);
  expect(await stateOf(person)).toEqual({ link: null, createTime, readTime: null });
  const { token_hash } = await tolk.app.deps.db
    .selectFrom('calendar_feed')
    .select('token_hash')
    .where('person_id', '=', person.personId)
    .executeTakeFirstOrThrow();
  expect(token_hash.toString('base64url')).not.toBe(token);
  expect(token_hash).toHaveLength(32);
});

it('answers with the dates of all the person’s orders, as calendars expect them', async () => {
  const market = await openMarket(tolk);
  const started = await market.start();
  const sent = await market.send();
  const answer = await fetch(await addressOf(market.supplier));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  const text = await answer.text();
  expect(text).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\nX-PUBLISHED-TTL:PT1H\r\n');
  const entries = readCalendar(text).map((event) => `${event.uid.slice(0, 36)} ${keyOf(event)}`);
  expect(entries.toSorted()).toEqual(
    [
      `${started.projectOrderId} due`,
      `${sent.projectOrderId} answer`,
      `${sent.projectOrderId} due`,
    ].toSorted(),
  );
  expect((await stateOf(market.supplier)).readTime).toMatch(/Z$/);
});

it('says no price, no description and no name of the other side', async () => {
  const market = await openMarket(tolk);
  await market.send();
  const text = await (await fetch(await addressOf(market.supplier))).text();
  const unfolded = text.replaceAll('\r\n ', '');
  expect(unfolded).toContain('Supply contract');
  const order = await market.send();
  const words = unfolded.replaceAll(/\d{8}T\d{6}Z|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '');
  for (const secret of ['1800', '1,800', 'annexes', order.createByName, market.client.account]) {
    expect(words).not.toContain(secret);
  }
});

it('is sent again only when something changed', async () => {
  const market = await openMarket(tolk);
  const order = await market.send();
  const address = await addressOf(market.client);
  const etag = (await fetch(address)).headers.get('etag') ?? '';
  const again = () => fetch(address, { headers: { 'if-none-match': etag } });
  await tolk.advance(HOUR);
  const unchanged = await again();
  expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
  await dataOf(market.accept(order));
  expect((await again()).status).toBe(200);
});

it('leaves out what binds nobody any more, but shows a session that was cancelled', async () => {
  const market = await openMarket(tolk);
  const now = tolk.clock.now();
  const [startTime, endTime] = [100, 103].map((hours) => addMs(now, hours * HOUR).toISOString());
  await market.receive({
    orderType: 'interpretation',
    unitName: 'hour',
    startTime,
    endTime,
    bookings: [{ startTime, endTime }],
    deliverTime: undefined,
    acceptTime: undefined,
  });
  const address = await addressOf(market.supplier);
  const [properties] = (await (await fetch(address)).text()).split('BEGIN:VTIMEZONE');
  expect(properties).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n');
  const shown = async () =>
    readCalendar(await (await fetch(address)).text()).map(
      (event) => `${keyOf(event)} ${event.status}`,
    );
  expect(await shown()).toEqual(['confirm TENTATIVE', 'session-1 TENTATIVE']);
  await tolk.advance(2 * DAY + HOUR);
  expect(await shown()).toEqual(['session-1 CANCELLED']);
  await tolk.advance(3 * DAY);
  expect(await shown()).toEqual([]);
});

it('has what a member works on for a company, by the way into it, as long as they do', async () => {
  const market = await openMarket(tolk);
  const company = await foundCompany(tolk);
  await enterCompany(market, company, 'coordinates');
  const worker = await company.join('works');
  const address = await addressOf(worker);
  const shown = async () => readCalendar(await (await fetch(address)).text());
  const order = await market.start();
  expect(await shown()).toEqual([]);
  await dataOf(assign(market.supplier, order, worker.personId));
  expect(await shown()).toEqual([
    expect.objectContaining({
      uid: expect.stringContaining(order.projectOrderId),
      description: expect.stringContaining(
        `/organisation/enter?organisationId=${company.organisationId}&to=`,
      ),
    }),
  ]);
  await organisation(company.founder, 'removeMember', { personId: worker.personId });
  expect(await shown()).toEqual([]);
});

describe('an address stops working', () => {
  it('when another is made, and when it is closed', async () => {
    const person = await signUp(tolk, 'supplier');
    const first = await addressOf(person);
    const second = await addressOf(person);
    expect([(await fetch(first)).status, (await fetch(second)).status]).toEqual([404, 200]);
    expect(await set(person, false)).toEqual({ link: null, createTime: null, readTime: null });
    expect((await fetch(second)).status).toBe(404);
  });

  it('while the account is blocked, and for good when it is deleted', async () => {
    const person = await signUp(tolk, 'client');
    const address = await addressOf(person);
    const block = (blocked_at: Date | null) =>
      tolk.app.deps.db
        .updateTable('person')
        .set({ blocked_at, block_reason: blocked_at && 'Spam.' })
        .where('id', '=', person.personId)
        .execute();
    await block(tolk.clock.now());
    expect((await fetch(address)).status).toBe(404);
    await block(null);
    expect((await fetch(address)).status).toBe(200);
    await dataOf(removeAccount(tolk, person));
    expect((await fetch(address)).status).toBe(404);
  });
});

it.each(['', '?key=', '?key=x', `?key=${'A'.repeat(43)}`, '?key[]=a&key=b', '?key=%00'])(
  'nothing lies under %s',
  async (query) => {
    const answer = await fetch(`${tolk.url}/calendar/feed.ics${query}`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  },
);

describe('reading without end', () => {
  const limited = testApp({
    config: { rateLimits: { perAddress: 0, perPerson: 0, perCall: true } },
  });

  it('is told to wait after 60 reads of one address in ten minutes', async () => {
    const person = await signUp(limited, 'client');
    const { pathname, search } = new URL((await set(person, true)).link ?? '');
    const read = () => fetch(limited.url + pathname + search);
    for (let reads = 0; reads < 60; reads += 1) expect((await read()).status).toBe(200);
    const refused = await read();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await limited.advance(10 * 60_000);
    expect((await read()).status).toBe(200);
  });
});

describe('one network', () => {
  const limited = testApp({
    config: { rateLimits: { perAddress: 5, perPerson: 0, perCall: false } },
  });

  it.each(['/calendar/feed.ics?key=x', '/unsubscribe?proof=x'])(
    'tries %s as often a minute as it may make calls',
    async (path) => {
      const ask = async () => (await fetch(limited.url + path)).status;
      for (let tries = 0; tries < 5; tries += 1) expect(await ask()).toBe(404);
      expect(await ask()).toBe(429);
    },
  );
});
