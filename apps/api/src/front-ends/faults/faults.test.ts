import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { DAY, HOUR, MINUTE } from '@tolk/domain';
import { sql } from 'kysely';
import { dataOf } from '../../../test/support/market.ts';
import { addStaffMember } from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { readableStacks } from './readable-stack.ts';
import { crashedSessions } from './crashed-sessions.ts';

type Report = RequestOf<(typeof calls)['supinterface']['browsers']['reportFrontEndFault']>;
type Desk = (typeof calls)['opsinterface']['faults'];
type List = ResponseOf<Desk['getFrontEndFaultList']>;
type Detail = ResponseOf<Desk['getFrontEndFault']>;

const tolk = testApp();

const place = (version: string, hash: string) =>
  `https://tolk.example/releases/supplier-portal/${version}/joblist.${hash}.js`;

const fault: Report = {
  kind: 'screen',
  remote: 'supplier-portal',
  version: '0.1.0-aaaaaaaaaa',
  build: 'tolk_shell_bbbbbbbbbb',
  route: '/jobhall/joblist',
  message: 'TypeError: rows is undefined',
  stack: `TypeError: rows is undefined\n    at t (${place('0.1.0-aaaaaaaaaa', '0a1b2c3d4e')}:1:10)`,
  documentId: 'document-number-1',
};
const newer: Report = {
  ...fault,
  version: '0.1.0-cccccccccc',
  stack: `TypeError: rows is undefined\n    at n (${place('0.1.0-cccccccccc', 'ffffffffff')}:1:99)`,
};

const report = (changes: Partial<Report> = {}) =>
  dataOf(tolk.caller().call('/supinterface/reportFrontEndFault', { ...fault, ...changes }));

beforeEach(async () => {
  await tolk.app.deps.db.deleteFrom('front_end_fault').execute();
  await tolk.app.deps.db.deleteFrom('front_end_crash').execute();
});

async function desk() {
  const admin = await addStaffMember(tolk, 'admin');
  return {
    admin,
    list: async (filter: object = {}) =>
      (await dataOf<List>(admin.call('/opsinterface/getFrontEndFaultList', filter))).list,
    detail: (faultId: string | undefined) =>
      dataOf<Detail>(admin.call('/opsinterface/getFrontEndFault', { faultId })),
    set: (faultId: string | undefined, state: string) =>
      admin.call('/opsinterface/setFrontEndFaultState', { faultId, state }),
  };
}

it('a fault that occurs again, in a newer release too, is one with a count and its versions', async () => {
  await report();
  tolk.clock.advance(MINUTE);
  await report(newer);
  const { list } = await desk();
  expect(await list()).toEqual([
    {
      faultId: expect.any(String),
      remote: 'supplier-portal',
      kind: 'screen',
      message: 'TypeError: rows is undefined',
      state: 'open',
      count: 2,
      firstTime: expect.any(String),
      lastTime: expect.any(String),
      versions: ['0.1.0-cccccccccc', '0.1.0-aaaaaaaaaa'],
    },
  ]);
  const [row] = await list();
  expect(Date.parse(row?.lastTime ?? '') - Date.parse(row?.firstTime ?? '')).toBeGreaterThanOrEqual(
    MINUTE,
  );
  expect(await list({ remote: 'marketing' })).toEqual([]);
  expect(await list({ version: '0.1.0-aaaaaaaaaa', state: 'open' })).toHaveLength(1);
  expect(await list({ version: '0.1.0-dddddddddd' })).toEqual([]);
});

it('of a fault no more than the five newest occurrences are kept in full', async () => {
  for (let route = 1; route <= 7; route += 1) {
    tolk.clock.advance(MINUTE);
    await report({ route: `/screen/${route}` });
  }
  const { list, detail } = await desk();
  const [row] = await list();
  const { count, samples } = await detail(row?.faultId);
  expect(count).toBe(7);
  expect(samples.map(({ route }) => route)).toEqual(
    [7, 6, 5, 4, 3].map((route) => `/screen/${route}`),
  );
});

it('what identifies a person is masked before it is kept', async () => {
  await report({
    route: '/ops/user?personId=5',
    message: 'Error: no user lin@example.com',
    stack: 'Error: no user lin@example.com\n    at f (https://tolk.example/x?name=Lin:1:2)',
  });
  const { list, detail } = await desk();
  const { message, samples } = await detail((await list())[0]?.faultId);
  expect(message).toBe('Error: no user ***');
  expect(samples).toMatchObject([
    {
      route: '/ops/user',
      stack: [
        { raw: 'Error: no user ***', source: null },
        { raw: 'at f (https://tolk.example/x?***:1:2)', source: null },
      ],
    },
  ]);
});

it.each([
  ['webpack://tolk/../../packages/market-views/src/rows.tsx', 'packages/market-views/src/rows.tsx'],
  ['webpack://tolk/./src/routes/joblist.tsx', 'apps/supplier-portal/src/routes/joblist.tsx'],
  [
    'webpack://tolk/../../node_modules/.pnpm/react@19/node_modules/react/index.js',
    'react/index.js',
  ],
])('the source %s of a map reads %s in a stack', async (source, expected) => {
  const { web } = tolk.app.deps.config;
  const folder = join(web.releases, 'supplier-portal/0.1.0-ffffffffff/source-maps');
  await mkdir(folder, { recursive: true });
  const map = { version: 3, names: [], sources: [source], mappings: 'AAAA' };
  await writeFile(join(folder, 'joblist.ffffffffff.js.map'), JSON.stringify(map));
  const [stack] = await readableStacks(
    [`at t (${place('0.1.0-ffffffffff', 'ffffffffff')}:1:1)`],
    web,
  );
  expect(stack?.[0]?.source).toBe(`${expected}:1:1`);
});

it('a stack is read through the source map that its release keeps', async () => {
  const folder = join(
    tolk.app.deps.config.web.releases,
    'supplier-portal/0.1.0-aaaaaaaaaa/source-maps',
  );
  await mkdir(folder, { recursive: true });
  // One segment: column 9 of line 1 stands for line 3, column 4, name 0 of source 0.
  const map = {
    version: 3,
    names: ['rows'],
    sources: ['webpack://tolk/../../packages/market-views/src/rows.tsx'],
    mappings: 'SAEIA',
  };
  await writeFile(join(folder, 'joblist.0a1b2c3d4e.js.map'), JSON.stringify(map));
  await report();
  const { list, detail } = await desk();
  const { samples } = await detail((await list())[0]?.faultId);
  expect(samples[0]?.stack[1]?.source).toBe('packages/market-views/src/rows.tsx:3:5 (rows)');
  const served = await fetch(
    `${tolk.url}/releases/supplier-portal/0.1.0-aaaaaaaaaa/source-maps/joblist.0a1b2c3d4e.js.map`,
  );
  expect(served.status).toBe(404);
});

it('a mended fault opens again in a newer release, not in one that is still open somewhere', async () => {
  await report();
  const { admin, list, set } = await desk();
  const faultId = (await list())[0]?.faultId;
  await set(faultId, 'mended');
  await report();
  expect((await list())[0]?.state).toBe('mended');
  await report(newer);
  expect((await list())[0]?.state).toBe('open');
  await set(faultId, 'ignored');
  await report({ ...newer, version: '0.1.0-eeeeeeeeee' });
  expect((await list())[0]?.state).toBe('ignored');
  const audit = await dataOf<{ list: object[] }>(
    admin.call('/opsinterface/getAuditList', { action: 'setFrontEndFaultState' }),
  );
  expect(audit.list).toMatchObject([
    { subject: 'frontEndFault', subjectId: faultId, details: { state: 'ignored' } },
    { subject: 'frontEndFault', subjectId: faultId, details: { state: 'mended' } },
  ]);
});

it('several are sorted at once, and what is gone is left out', async () => {
  await report();
  await report({ message: 'RangeError: page is 0' });
  const { admin, list } = await desk();
  const faultIds = (await list()).map(({ faultId }) => faultId);
  const gone = 'ffffffff-ffff-4fff-8fff-ffffffffffff';
  const body = { faultIds: [...faultIds, gone], state: 'ignored' };
  const sorted = admin.call('/opsinterface/setFrontEndFaultStates', body);
  expect(await dataOf(sorted)).toEqual({ changed: 2 });
  expect((await list()).map(({ state }) => state)).toEqual(['ignored', 'ignored']);
});

it('a fault that nobody knows is not found, and only admins see any', async () => {
  const { set } = await desk();
  const none = 'ffffffff-ffff-4fff-8fff-ffffffffffff';
  expect(await set(none, 'mended')).toMatchObject({ code: 404 });
  const support = await addStaffMember(tolk, 'support');
  const refused = { code: 403 };
  expect(await support.call('/opsinterface/getFrontEndFaultList', {})).toMatchObject(refused);
});

it('crashed sessions are documents of a version within the last minutes, and their networks', async () => {
  const count = (minutes: number, version = fault.version) =>
    crashedSessions(tolk.app.deps, { remote: 'supplier-portal', version, minutes });
  await report();
  await report({ message: 'another' });
  await report({ documentId: 'document-number-2', kind: 'download' });
  await report({ documentId: 'document-number-3', kind: 'script' });
  await report(newer);
  expect(await count(5)).toEqual({ sessions: 2, networks: 1 });
  expect(await count(5, newer.version)).toEqual({ sessions: 1, networks: 1 });
  tolk.clock.advance(6 * MINUTE);
  expect(await count(5)).toEqual({ sessions: 0, networks: 0 });
});

it('faults are counted in the metrics', async () => {
  await report({ remote: 'marketing', kind: 'rejection' });
  const text = await (await fetch(`${tolk.url}/metrics`)).text();
  expect(text).toContain('tolk_front_end_faults_total{remote="marketing",kind="rejection"} 1\n');
});

it.each([
  ['a stack of 6,001 characters', { stack: 'x'.repeat(6_001) }],
  ['an unknown front end', { remote: 'elsewhere' }],
])('%s is refused', async (_what, changes) => {
  const answer = await tolk
    .caller()
    .call('/supinterface/reportFrontEndFault', { ...fault, ...changes });
  expect(answer.code).toBe(422);
});

it('what has not occurred for 30 days is forgotten, crashes after a day', async () => {
  const { db } = tolk.app.deps;
  const faults = () => db.selectFrom('front_end_fault').select('count').execute();
  const crashes = () => db.selectFrom('front_end_crash').select('version').execute();
  await report();
  await tolk.advance(23 * HOUR);
  expect(await crashes()).toHaveLength(1);
  await tolk.advance(2 * HOUR);
  expect(await crashes()).toEqual([]);
  await tolk.advance(28 * DAY);
  expect(await faults()).toHaveLength(1);
  await tolk.advance(2 * DAY);
  expect(await faults()).toEqual([]);
});

it('of more than 5,000 faults the oldest go', async () => {
  const { db } = tolk.app.deps;
  await sql`insert into front_end_fault
      (id, fingerprint, remote, kind, message, versions, first_at, last_at)
    select gen_random_uuid(), 'made up ' || number, 'shell', 'script', 'x', '{v}',
      ${tolk.clock.now()}, ${tolk.clock.now()}
    from generate_series(1, 5000) as number`.execute(db);
  tolk.clock.advance(MINUTE);
  await report();
  await tolk.advance(HOUR);
  const left = await db.selectFrom('front_end_fault').select(['message']).execute();
  expect(left).toHaveLength(5_000);
  expect(left).toContainEqual({ message: fault.message });
});
