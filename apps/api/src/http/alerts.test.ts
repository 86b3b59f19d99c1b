import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { addMs, DAY, HOUR, MINUTE } from '@tolk/domain';
import { sql } from 'kysely';
import { feedbackOf } from '../../test/support/feedback.ts';
import { dataOf } from '../../test/support/market.ts';
import { signUp } from '../../test/support/people.ts';
import { checkRules, firing } from '../../test/support/promtool.ts';
import { hourLike, upSeries } from '../../test/support/scraped.ts';
import { testApp } from '../../test/support/test-app.ts';
import { claimJob, failJob } from '../jobs/job-repository.ts';
import { ProviderUnavailable } from '../ports/provider-errors.ts';

const monitoring = new URL('../../../../deploy/monitoring/', import.meta.url);
const rules = fileURLToPath(new URL('alerts.yaml', monitoring));

const carrier = { isAway: false };
const tolk = testApp({
  replacements: {
    mail: {
      send: async () => {
        if (carrier.isAway) throw new ProviderUnavailable('mail', 'no answer');
      },
    },
  },
});

const db = () => tolk.app.deps.db;
const scrape = async (url = tolk.url) => (await fetch(`${url}/metrics`)).text();
const visit = () => tolk.caller().call('/supinterface/getAddFWRS', {});
const alerts = async () =>
  [...(await readFile(rules, 'utf8')).matchAll(/alert: (\w+)/g)].map(([, name = '']) => name);

/** Which alerts fire when every minute is as `happen` makes this one; `happen` may scrape by itself. */
async function firingAfter(happen: () => Promise<string | void>): Promise<string[]> {
  const before = await scrape();
  const after = (await happen()) ?? (await scrape());
  return firing(rules, [...hourLike(before, after), upSeries(true)], await alerts());
}

/** Twenty calls: on a machine that is busy with much else, one of them may well take a second. */
async function visitOften(): Promise<void> {
  for (let visits = 0; visits < 20; visits++) await visit();
}

it('the rules are eleven that Prometheus takes', async () => {
  await checkRules(rules);
  expect(await alerts()).toHaveLength(11);
});

it('no alert fires while calls are answered, mails leave and nothing waits', async () => {
  await tolk.settle();
  const fired = await firingAfter(async () => {
    await visitOften();
    await tolk.app.deps.mail.send({ to: 'a@tolk.example', subject: 's', text: 't', html: 'h' });
  });
  expect(fired).toEqual([]);
});

it('an instance that is gone fires TolkDown', async () => {
  const other = await tolk.startAnother();
  const before = await scrape(other.url);
  await other.close();
  const isUp = await scrape(other.url).then(
    () => true,
    () => false,
  );
  const series = [...hourLike(before, before), upSeries(isUp)];
  expect(await firing(rules, series, ['TolkDown'])).toEqual(['TolkDown']);
});

it('calls that end with a fault fire TolkCallsFail', async () => {
  await sql`alter table site_visit rename to site_visit_away`.execute(db());
  const fired = await firingAfter(async () => {
    expect((await visit()).code).toBe(500);
    await visitOften();
  });
  await sql`alter table site_visit_away rename to site_visit`.execute(db());
  expect(fired).toEqual(['TolkCallsFail']);
});

it('calls that take longer than a second fire TolkCallsSlow', async () => {
  const fired = await firingAfter(async () => {
    const held = Promise.withResolvers<void>();
    const holding = db()
      .transaction()
      .execute(async (tx) => {
        await sql`lock table site_visit`.execute(tx);
        held.resolve();
        await sql`select pg_sleep(1.3)`.execute(tx);
      });
    await held.promise;
    await visit();
    await holding;
  });
  expect(fired).toEqual(['TolkCallsSlow']);
});

it('a job that was given up fires TolkJobsGivenUp', async () => {
  const { jobs } = tolk.app.deps;
  const runAt = addMs(tolk.clock.now(), HOUR);
  await jobs.schedule(db(), { kind: 'file.remove', runAt, payload: { fileId: 'none' } });
  const fired = await firingAfter(async () => {
    const job = await claimJob(db(), runAt, 'upkeep', ['file.remove']);
    if (job === undefined) throw new Error('There is no job to give up.');
    await failJob(db(), job, { error: 'the disk is away', now: runAt, retryAt: null });
  });
  await db().deleteFrom('job').where('kind', '=', 'file.remove').execute();
  expect(fired).toEqual(['TolkJobsGivenUp']);
});

it('a job that nobody takes for ten minutes fires TolkJobsLate', async () => {
  const fired = await firingAfter(async () => {
    await db()
      .insertInto('job')
      .values({
        id: randomUUID(),
        kind: 'of another release',
        lane: 'messages',
        key: null,
        run_at: addMs(tolk.clock.now(), -10 * MINUTE),
        payload: '{}',
        locked_until: null,
        last_error: null,
        done_at: null,
        dead_at: null,
      })
      .execute();
  });
  await db().deleteFrom('job').where('kind', '=', 'of another release').execute();
  expect(fired).toEqual(['TolkJobsLate']);
});

it('callers that wait for a connection fire TolkDatabaseBusy', async () => {
  const fired = await firingAfter(async () => {
    const busy = Promise.all(
      Array.from({ length: 12 }, () => sql`select pg_sleep(0.8)`.execute(db())),
    );
    const text = await scrape();
    await busy;
    return text;
  });
  expect(fired).toEqual(['TolkDatabaseBusy']);
});

it('a listener that lost its connection fires TolkListenerDown', async () => {
  const cut = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'tolk-api-listener' and datname = current_database()`.execute(db());
  const fired = await firingAfter(async () => {
    for (;;) {
      await cut();
      const text = await scrape();
      if (text.includes('tolk_listener_up 0')) return text;
    }
  });
  // It connects again by itself, also after a cut that was still on its way: half a second of peace.
  for (let looks = 0; looks < 10; looks += 1) {
    if (!(await scrape()).includes('tolk_listener_up 1')) looks = -1;
    await pause(50);
  }
  expect(fired).toEqual(['TolkListenerDown']);
});

it('a provider that is away fires TolkProviderFails', async () => {
  carrier.isAway = true;
  const { mail } = tolk.app.deps;
  const fired = await firingAfter(async () => {
    const message = { to: 'a@tolk.example', subject: 's', text: 't', html: 'h' };
    await expect(mail.send(message)).rejects.toThrow('mail is not available');
  });
  carrier.isAway = false;
  expect(fired).toEqual(['TolkProviderFails']);
});

it('money that nobody decides for two days fires TolkMoneyWaits', async () => {
  const id = randomUUID();
  const fired = await firingAfter(async () => {
    await db()
      .insertInto('payment_incident')
      .values({
        id,
        kind: 'secondTransaction',
        method: 'alipay',
        order_id: null,
        payment_attempt_id: null,
        expected: null,
        received: 100,
        provider_transaction_id: null,
        at: addMs(tolk.clock.now(), -2 * DAY),
        resolved_at: null,
        resolved_by: null,
        note: null,
      })
      .execute();
  });
  await db().deleteFrom('payment_incident').where('id', '=', id).execute();
  expect(fired).toEqual(['TolkMoneyWaits']);
});

it('work that nobody has done in its time fires TolkWorkOverdue', async () => {
  const author = await signUp(tolk, 'client');
  const fired = await firingAfter(async () => {
    const id = await feedbackOf.send(author, 'client');
    await db()
      .updateTable('feedback')
      .set({ created_at: addMs(tolk.clock.now(), -30 * DAY) })
      .where('id', '=', id)
      .execute();
  });
  await db().deleteFrom('feedback').where('person_id', '=', author.personId).execute();
  expect(fired).toEqual(['TolkWorkOverdue']);
});

it('screens that fall in browsers fire TolkFrontEndFaults', async () => {
  const fired = await firingAfter(async () => {
    for (const documentId of ['document-number-1', 'document-number-2', 'document-number-3'])
      await dataOf(
        tolk.caller().call('/supinterface/reportFrontEndFault', {
          kind: 'screen',
          remote: 'marketing',
          version: '0.1.0-aaaaaaaaaa',
          build: 'b',
          route: '/',
          message: 'Error: x',
          stack: '',
          documentId,
        }),
      );
  });
  expect(fired).toEqual(['TolkFrontEndFaults']);
});

it.each(['alerts.yaml', 'dashboard.json'])(
  'every metric that %s names is exported',
  async (file) => {
    const text = await readFile(new URL(file, monitoring), 'utf8');
    const named = new Set(text.match(/\b(?:tolk|process|nodejs)_[a-z0-9_]+/g));
    const exported = new Set(
      [...(await scrape()).matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
        type === 'histogram' ? ['_bucket', '_count', '_sum'].map((part) => name + part) : [name],
      ),
    );
    expect(named.size).toBeGreaterThan(5);
    expect([...named].filter((name) => !exported.has(name))).toEqual([]);
  },
);
