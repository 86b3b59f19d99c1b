import pino from 'pino';
import { Registry } from 'prom-client';
import { testDatabase } from '@tolk/testing/database';
import { HOUR, MINUTE, SECOND } from '@tolk/domain';
import { createMovableClock } from '../adapters/clock.ts';
import { createCounters } from '../http/counters.ts';
import { openDatabase } from '../database/pool.ts';
import type { Dependencies } from '../dependencies.ts';
import { ProviderRefused } from '../ports/provider-errors.ts';
import { claimJob, finishJob } from './job-repository.ts';
import type { JobHandler } from './jobs.ts';
import { createWorker } from './worker.ts';

let opened: ReturnType<typeof openDatabase> | undefined;
afterAll(() => opened?.db.destroy());
const database = testDatabase();
const clock = createMovableClock(0);

beforeAll(() => {
  opened = openDatabase(database.url, { size: 8 }, () => undefined);
});

function db() {
  if (opened === undefined) throw new Error('The database is open from beforeAll on.');
  return opened.db;
}

/** What a worker uses of the dependencies. */
type Used = Pick<Dependencies, 'db' | 'clock' | 'log' | 'metrics'>;

const metrics = createCounters(new Registry());

function workerFor(run: JobHandler['run'], options: Pick<JobHandler, 'maxAttempts'> = {}) {
  const used: Used = { db: db(), clock, log: pino({ level: 'silent' }), metrics };
  return createWorker(
    () => used as Dependencies,
    [
      { kind: 'test', lane: 'alerts', run, ...options },
      { kind: 'money', lane: 'money', run },
    ],
  );
}

const job = (runAt: Date, key?: string) => ({
  kind: 'test',
  payload: { at: runAt.getTime() },
  runAt,
  ...(key === undefined ? {} : { key }),
});
const inTime = (ms: number) => new Date(clock.now().getTime() + ms);
const stored = () => db().selectFrom('job').selectAll().orderBy('run_at').execute();

beforeEach(async () => {
  await db().deleteFrom('job').execute();
});

describe('jobs', () => {
  it('what is due runs in the order of its time, what is not waits for the clock', async () => {
    const ran: unknown[] = [];
    const worker = workerFor(async (payload) => void ran.push(payload));
    const [late, soon, now] = [inTime(2 * HOUR), inTime(HOUR), inTime(-1)];
    for (const at of [late, now, soon]) await worker.schedule(db(), job(at));
    await worker.drain();
    expect(ran).toEqual([{ at: now.getTime() }]);
    clock.advance(2 * HOUR);
    await worker.drain();
    expect(ran).toEqual([now, soon, late].map((at) => ({ at: at.getTime() })));
  });

  it('what is scheduled again under its key is moved, or left as it is where that was asked for', async () => {
    const worker = workerFor(async () => undefined);
    const [now, soon, later] = [inTime(0), inTime(MINUTE), inTime(HOUR)];
    const keyed = (at: Date) => ({ ...job(at), key: 'nightly' });
    await worker.schedule(db(), keyed(later));
    await worker.schedule(db(), { ...keyed(now), keepsWaiting: true });
    expect(await stored()).toMatchObject([{ run_at: later, payload: job(later).payload }]);
    await worker.schedule(db(), keyed(soon));
    expect(await stored()).toMatchObject([{ run_at: soon, payload: job(soon).payload }]);
  });

  it('what waits in one lane does not stand before what is due in another', async () => {
    const bulk = Promise.withResolvers<void>();
    const paid = Promise.withResolvers<number>();
    let begun = 0;
    const worker = workerFor((payload) => {
      begun += 1;
      if ((payload as { paid?: true }).paid) paid.resolve(begun);
      return bulk.promise;
    });
    for (let count = 0; count < 20; count += 1) await worker.schedule(db(), job(inTime(-MINUTE)));
    worker.start();
    await worker.schedule(db(), { ...job(inTime(0)), kind: 'money', payload: { paid: true } });
    worker.wake('money');
    expect(await paid.promise).toBeLessThan(4);
    bulk.resolve();
    await worker.stop();
  });

  it('a queue is worked off for as long as was asked, money first', async () => {
    const ran: unknown[] = [];
    const worker = workerFor(async (payload) => void ran.push(payload));
    await worker.schedule(db(), job(inTime(-MINUTE)));
    await worker.schedule(db(), { ...job(inTime(0)), kind: 'money', payload: { paid: true } });
    await worker.drain(0);
    expect(ran).toEqual([{ paid: true }]);
    expect(await stored()).toMatchObject([{ done_at: null }, { done_at: expect.any(Date) }]);
  });

  it('a job of a kind that only another release knows is left to that one', async () => {
    const older = workerFor(async () => undefined);
    const ran: unknown[] = [];
    const newer = createWorker(
      () => ({ db: db(), clock, log: pino({ level: 'silent' }), metrics }) as Used as Dependencies,
      [{ kind: 'new', lane: 'alerts', run: async (payload) => void ran.push(payload) }],
    );
    await newer.schedule(db(), { ...job(inTime(-1)), kind: 'new', payload: { of: 'tomorrow' } });
    await older.drain();
    expect(await stored()).toMatchObject([{ attempts: 0, done_at: null, dead_at: null }]);
    await newer.drain();
    expect(ran).toEqual([{ of: 'tomorrow' }]);
  });

  it('jobs that wait for a slow provider hold up nothing but its own', async () => {
    const slow = Promise.withResolvers<void>();
    const quick = Promise.withResolvers<unknown>();
    const used: Used = { db: db(), clock, log: pino({ level: 'silent' }), metrics };
    const worker = createWorker(
      () => used as Dependencies,
      [
        {
          kind: 'pay',
          lane: 'money',
          laneOf: (payload) => (payload as { by: 'wechatPay' | 'alipay' }).by,
          run: async (payload) => {
            const { by } = payload as { by: string };
            if (by === 'wechatPay') await slow.promise;
            else quick.resolve(by);
          },
        },
      ],
    );
    for (let count = 0; count < 20; count += 1)
      await worker.schedule(db(), {
        ...job(inTime(-MINUTE)),
        kind: 'pay',
        payload: { by: 'wechatPay' },
      });
    await worker.schedule(db(), { ...job(inTime(0)), kind: 'pay', payload: { by: 'alipay' } });
    worker.start();
    expect(await quick.promise).toBe('alipay');
    slow.resolve();
    await worker.stop();
    const attempts = (await stored()).map((each) => each.attempts);
    expect(Math.max(...attempts)).toBe(1);
  });

  it('a job that nothing carries out is not taken', async () => {
    const worker = workerFor(async () => undefined);
    const unheard = { ...job(inTime(0)), kind: 'unheard' };
    await expect(worker.schedule(db(), unheard)).rejects.toThrow(
      'Nothing carries out jobs of kind unheard',
    );
  });

  it('a job with a key is moved by scheduling it again, and taken back by its key', async () => {
    const ran: unknown[] = [];
    const worker = workerFor(async (payload) => void ran.push(payload));
    await worker.schedule(db(), job(inTime(-1), 'timer'));
    const moved = inTime(HOUR);
    await worker.schedule(db(), job(moved, 'timer'));
    await worker.drain();
    expect(ran).toEqual([]);
    clock.advance(HOUR);
    await worker.drain();
    expect(ran).toEqual([{ at: moved.getTime() }]);
    await worker.schedule(db(), job(inTime(-1), 'timer'));
    await worker.cancel(db(), 'timer');
    await worker.drain();
    expect(ran).toHaveLength(1);
  });

  it('a job that schedules itself again while it runs keeps its new time', async () => {
    let runs = 0;
    const worker = workerFor(async (_payload, deps) => {
      runs += 1;
      await worker.schedule(deps.db, job(inTime(HOUR), 'again'));
    });
    await worker.schedule(db(), job(inTime(-1), 'again'));
    await worker.drain();
    expect(runs).toBe(1);
    expect(await stored()).toMatchObject([{ key: 'again', done_at: null, dead_at: null }]);
    clock.advance(HOUR + SECOND);
    await worker.drain();
    expect(runs).toBe(2);
  });

  it('a job that fails is tried again later, and is given up in the end', async () => {
    let runs = 0;
    const worker = workerFor(
      async () => {
        runs += 1;
        throw new Error('not today');
      },
      { maxAttempts: 3 },
    );
    await worker.schedule(db(), job(inTime(-1)));
    for (let round = 0; round < 6; round += 1) {
      await worker.drain();
      clock.advance(MINUTE);
    }
    expect(runs).toBe(3);
    expect(await stored()).toMatchObject([
      { attempts: 3, last_error: 'not today', dead_at: expect.any(Date) },
    ]);
  });

  it('what a provider refuses for good is not tried again', async () => {
    let runs = 0;
    const worker = workerFor(async () => {
      runs += 1;
      throw new ProviderRefused('sms', 'BAD_NUMBER', 'no such number');
    });
    await worker.schedule(db(), job(inTime(-1)));
    await worker.drain();
    clock.advance(HOUR);
    await worker.drain();
    expect(runs).toBe(1);
  });

  it('work that somebody waits for is never given up', async () => {
    let runs = 0;
    const worker = workerFor(
      async () => {
        runs += 1;
        if (runs < 30) throw new ProviderRefused('wechat-pay', 'NO_AUTH', 'not now');
      },
      { maxAttempts: Number.POSITIVE_INFINITY },
    );
    await worker.schedule(db(), job(inTime(-1)));
    for (let round = 0; round < 30; round += 1) {
      await worker.drain();
      clock.advance(10 * MINUTE);
    }
    expect(runs).toBe(30);
    expect(await stored()).toMatchObject([{ dead_at: null, done_at: expect.any(Date) }]);
  });

  it('a job whose worker died is taken by another one, and the dead one finishes nothing', async () => {
    const ran: unknown[] = [];
    const worker = workerFor(async (payload) => void ran.push(payload));
    await worker.schedule(db(), job(inTime(-1)));
    const lost = await claimJob(db(), clock.now(), 'alerts', ['test']);
    expect(await claimJob(db(), clock.now(), 'alerts', ['test'])).toBeUndefined();
    await db()
      .updateTable('job')
      .set({ locked_until: new Date(Date.now() - SECOND) })
      .execute();
    await worker.drain();
    expect(ran).toHaveLength(1);
    if (lost !== undefined) await finishJob(db(), lost, new Date(0));
    expect((await stored())[0]?.done_at?.getTime()).toBeGreaterThan(0);
  });

  it('two workers share a hundred jobs without running one twice', async () => {
    const ran: unknown[] = [];
    const run: JobHandler['run'] = async (payload) => void ran.push(payload);
    const [one, two] = [workerFor(run), workerFor(run)];
    const start = inTime(-HOUR).getTime();
    for (let count = 1; count <= 100; count += 1)
      await one.schedule(db(), job(new Date(start + count)));
    await Promise.all([one.drain(), two.drain()]);
    expect(ran).toHaveLength(100);
    expect(new Set(ran.map((payload) => JSON.stringify(payload))).size).toBe(100);
  });
});
