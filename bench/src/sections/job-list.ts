import { searchTerms, searchedPage } from '@tolk/api/measured';
import { bareShot, startBare, type Statement } from '../bare.ts';
import { drive } from '../load.ts';
import { statementsOf } from '../statements.ts';
import { median, round, type Row, type Section } from '../report.ts';
import { signedShot } from '../signed-shot.ts';
import { buildFixture } from '../fixture.ts';

const call = '/supinterface/getProjectReleaseInforList';
const connections = 50;
const rounds = 3;
const ms = 4_000;
const firstPage = { limit: 20, offset: 0 };
/** More match than the product reads at once. */
const total = 2_000;

const requests = {
  'newest, by type and pair': {
    projectType: 'translation',
    sourceLanguage: 'en',
    targetLanguage: 'zh-CN',
  },
  'search in Chinese': { search: '合同翻译' },
} as const;

type Request = (typeof requests)[keyof typeof requests];

/** The statement that the API runs for a request, as its own repository makes it. */
function statementsFor(databaseUrl: string, request: Request): Promise<Statement[]> {
  const { search, ...filter } = { search: undefined, ...request };
  const terms = search === undefined ? null : searchTerms(search);
  const known = { now: new Date(), total };
  return statementsOf(databaseUrl, (db) =>
    searchedPage(db, { ...filter, search: terms }, 'newest', firstPage, known),
  );
}

async function compare(
  name: string,
  request: Request,
  fixture: { url: string; databaseUrl: string },
): Promise<Row[]> {
  const bare = await startBare(
    fixture.databaseUrl,
    await statementsFor(fixture.databaseUrl, request),
  );
  const ratios: number[] = [];
  const spreads: number[] = [];
  try {
    for (let at = 0; at < rounds; at += 1) {
      const asked = { url: fixture.url, connections, ms, shot: signedShot(call, request) };
      const ours = await drive(asked);
      const yardstick = await drive({ ...asked, url: bare.url, shot: bareShot(request) });
      ratios.push(ours.perSecond / yardstick.perSecond);
      spreads.push(ours.p99 / ours.p50);
    }
  } finally {
    bare.stop();
  }
  const ratio = median(ratios);
  const spread = median(spreads);
  return [
    {
      what: `20 of 100,000, ${name}: calls per second against the bare query`,
      figure: `${round(ratio)} ×`,
      target: '≥ 0.70 ×',
      met: ratio >= 0.7,
    },
    {
      what: `20 of 100,000, ${name}: p99 against p50`,
      figure: `${round(spread)} ×`,
      target: '≤ 3 ×',
      met: spread <= 3,
    },
  ];
}

/** The job hall's list at 50 connections against the same query run bare through Fastify. */
export const jobList: Section = {
  name: 'job-list',
  title: 'Job list',
  async run() {
    const fixture = await buildFixture({ postings: 100_000 });
    try {
      const rows: Row[] = [];
      for (const [name, request] of Object.entries(requests)) {
        const where = { url: fixture.product.url, databaseUrl: fixture.databaseUrl };
        rows.push(...(await compare(name, request, where)));
      }
      return rows;
    } finally {
      await fixture.stop();
    }
  },
};
