import { performance } from 'node:perf_hooks';
import { multiplyPostings } from '../postings.ts';
import { median, round, type Row, type Section } from '../report.ts';
import { drive, type Shot } from '../load.ts';
import { signedShot } from '../signed-shot.ts';
import { buildFixture } from '../fixture.ts';

const base = 10_000;
/** Times `base`; the first is the yardstick. */
const sizes = [1, 10, 100];
const ms = 3_000;
const rounds = 3;
const target = 1.5;

const list = '/supinterface/getProjectReleaseInforList';
const counts = '/supinterface/getHallCounts';
const pair = { projectType: 'translation', sourceLanguage: 'en', targetLanguage: 'zh-CN' };

/** What is asked, as a call with a body that changes nothing but the page. */
const questions: readonly { name: string; shot: () => Shot }[] = [
  { name: 'list, newest by type and pair', shot: signedShot(list, pair) },
  { name: 'list, best paid of all', shot: signedShot(list, { sort: 'salary' }) },
  { name: 'search in Chinese', shot: signedShot(list, { search: '合同翻译' }) },
  { name: 'search in English', shot: signedShot(list, { search: 'contract translation' }) },
  { name: 'counts of all filters, no filter set', shot: signedShot(counts, {}) },
  { name: 'counts with three filters set', shot: varied(counts, pair) },
  { name: 'counts of a search in Chinese', shot: varied(counts, { search: '合同翻译' }) },
];

/** Never the same question twice, so that no answer is remembered. */
function varied(path: string, filter: object): () => Shot {
  let asked = 0;
  return () => {
    asked += 1;
    return signedShot(path, { ...filter, salaryFrom: asked })();
  };
}

type Medians = ReadonlyMap<string, number>;

async function measure(times: number): Promise<Medians> {
  const began = performance.now();
  const fixture = await buildFixture({
    postings: base,
    grow: times === 1 ? undefined : (databaseUrl) => multiplyPostings(databaseUrl, times),
  });
  const seconds = Math.round((performance.now() - began) / 1_000);
  console.log(`  ${(base * times).toLocaleString('en')} postings after ${seconds} s`);
  try {
    const found = new Map<string, number>();
    for (const { name, shot } of questions) {
      const samples: number[] = [];
      for (let at = 0; at < rounds; at += 1) {
        const { p50 } = await drive({ url: fixture.product.url, connections: 1, ms, shot });
        samples.push(p50);
      }
      found.set(name, median(samples));
    }
    return found;
  } finally {
    await fixture.stop();
  }
}

/** The job hall as it grows: median time of one call at a time against that of 10,000 postings. */
export const search: Section = {
  name: 'search',
  title: 'Job hall by size',
  async run() {
    const rows: Row[] = [];
    let yardstick: Medians = new Map();
    for (const times of sizes) {
      const found = await measure(times);
      if (times === 1) yardstick = found;
      for (const [name, p50] of found) rows.push(rowOf(name, times, p50, yardstick.get(name)));
    }
    return rows;
  },
};

function rowOf(name: string, times: number, p50: number, before = Number.NaN): Row {
  const ratio = p50 / before;
  return {
    what: `${(base * times).toLocaleString('en')}, ${name}`,
    figure: `${round(ratio)} × (${round(p50)} ms)`,
    target: times === 1 ? '' : `≤ ${target} ×`,
    met: times === 1 ? null : ratio <= target,
  };
}
