import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { apiProgram } from '@tolk/api/program';
import { startChild, type Child } from '@tolk/testing/processes';
import { drive } from '../load.ts';
import { childrensCpuMs, cpuMs, parentOf } from '../process-usage.ts';
import { median, round, type Row, type Section } from '../report.ts';
import { signedShot } from '../signed-shot.ts';
import { buildFixture, signIn, type Fixture } from '../fixture.ts';

const most = 3;
/** Besides a core for each process: one for PostgreSQL, one for the callers. */
const coresForPinning = most + 2;
const connections = 24;
const rounds = 3;
const ms = 4_000;
const call = '/supinterface/getProjectReleaseInforList';
const request = { projectType: 'translation', sourceLanguage: 'en', targetLanguage: 'zh-CN' };

interface Instance {
  url: string;
  pid: number;
}

interface Measured {
  perSecond: number;
  /** For one call, ms: of the apis together, and of PostgreSQL. */
  apiMs: number;
  databaseMs: number;
}

/**
 * What one more process of the api brings on one database, and what it costs the others. Where the
 * machine has the cores, each process has one to itself; elsewhere calls a second say little, and the
 * processor time of a call says whether processes are in each other's way.
 */
export const instances: Section = {
  name: 'instances',
  title: 'Several processes of the api on one database',
  async run() {
    const fixture = await buildFixture({
      postings: 100_000,
      env: { TOLK_SERVER_KEY: randomBytes(32).toString('hex') },
    });
    const more: Child[] = [];
    try {
      for (let at = 1; at < most; at += 1) more.push(await startAnother(fixture));
      const all = [fixture.product, ...more.map(({ pid, ready }) => ({ pid, url: ready.url }))];
      const isPinned = availableParallelism() >= coresForPinning;
      if (isPinned) for (const [core, { pid }] of all.entries()) pin(pid, core);
      const [person] = await signIn(fixture.pool, 1);
      if (!person) throw new Error('Nobody signed in.');
      const shot = signedShot(call, request, person.token);
      const postmaster = await postmasterOf(fixture);
      const rows: Row[] = [];
      let first: Measured | undefined;
      for (let count = 1; count <= most; count += 1) {
        const measured = await measure(all.slice(0, count), { shot, postmaster });
        first ??= measured;
        rows.push(...rowsOf(count, measured, { first, isPinned }));
      }
      return rows;
    } finally {
      for (const child of more) await child.stop();
      await fixture.stop();
    }
  },
};

function startAnother({ product, env }: Fixture): Promise<Child> {
  return startChild({
    script: apiProgram,
    env: {
      ...env,
      PORT: '0',
      TOLK_DATA: product.dataDir,
      TOLK_SANDBOX_URL: product.sandbox.url,
      TOLK_SANDBOX_SECRET: product.sandbox.secret,
    },
  });
}

async function measure(
  asked: readonly Instance[],
  { shot, postmaster }: { shot: ReturnType<typeof signedShot>; postmaster: number },
): Promise<Measured> {
  const apis = () => asked.reduce((sum, { pid }) => sum + cpuMs(pid), 0);
  const found: Measured[] = [];
  for (let at = 0; at < rounds; at += 1) {
    const before = { apis: apis(), database: childrensCpuMs(postmaster) };
    const loads = await Promise.all(
      asked.map(({ url }) => drive({ url, connections: connections / asked.length, ms, shot })),
    );
    const perSecond = loads.reduce((sum, load) => sum + load.perSecond, 0);
    // The unmeasured start of the load costs processor time as well.
    const calls = (perSecond * (ms + 1_000)) / 1_000;
    found.push({
      perSecond,
      apiMs: (apis() - before.apis) / calls,
      databaseMs: (childrensCpuMs(postmaster) - before.database) / calls,
    });
  }
  const of = (what: keyof Measured) => median(found.map((one) => one[what]));
  return { perSecond: of('perSecond'), apiMs: of('apiMs'), databaseMs: of('databaseMs') };
}

function rowsOf(
  count: number,
  { perSecond, apiMs, databaseMs }: Measured,
  { first, isPinned }: { first: Measured; isPinned: boolean },
): Row[] {
  const place = isPinned ? ', a core each' : `, ${availableParallelism()} cores in all`;
  return [
    {
      what: `calls a second of ${count}${place}, against those of one`,
      figure: `${round(perSecond, 0)} / s, ${round(perSecond / first.perSecond)} ×`,
      target: 'none set',
      met: null,
    },
    {
      what: `processor time of a call with ${count}: apis, PostgreSQL, both against one`,
      figure: `${round(apiMs)} ms, ${round(databaseMs)} ms, ${round((apiMs + databaseMs) / (first.apiMs + first.databaseMs))} ×`,
      target: 'none set',
      met: null,
    },
  ];
}

function pin(pid: number, core: number): void {
  execFileSync('taskset', ['-acp', String(core), String(pid)], { stdio: 'ignore' });
}

/** The process that all of PostgreSQL's others are children of. */
async function postmasterOf({ pool }: Fixture): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  return parentOf(rows[0]?.pid ?? Number.NaN);
}
