import { performance } from 'node:perf_hooks';
import { buildFixture } from '../fixture.ts';
import { insertPublicSuppliers } from '../public-people.ts';
import { quantile, round, type Row, type Section } from '../report.ts';

const pages = 100_000;
const crawled = 1_000;
const size = { cached: 50, made: 150 };
const target = 1.5;
const rounds = 30;

/** Lists of the directory: everybody, a frequent pair, a rare one, a field. */
const lists = [
  '/translators',
  '/translators/en/zh-CN',
  '/translators/id/nl',
  '/translators?field=law',
] as const;

async function read(address: string): Promise<{ text: string; ms: number }> {
  const began = performance.now();
  const response = await fetch(address, { redirect: 'manual' });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}.`);
  return { text, ms: performance.now() - began };
}

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
}

/** Every address that robots.txt leads to, at the address where this product is reached. */
async function everyAddress(url: string): Promise<string[]> {
  const here = (address: string) => url + address.slice(new URL(address).origin.length);
  const robots = (await read(`${url}/robots.txt`)).text;
  const found: string[] = [];
  const open = [...robots.matchAll(/^Sitemap: (.+)$/gm)].map(([, address = '']) => here(address));
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { text } = await read(next);
    const addresses = locations(text).map(here);
    if (text.includes('<sitemapindex')) open.push(...addresses);
    else found.push(...addresses);
  }
  return found;
}

/** Evenly over all of them, so that each kind of page is among them. */
function sample(addresses: readonly string[]): string[] {
  const step = addresses.length / crawled;
  return Array.from({ length: crawled }, (_, at) => addresses[Math.floor(at * step)] ?? '');
}

function dataOf(page: string): unknown[] {
  return [...page.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json),
  );
}

async function crawl(): Promise<Row[]> {
  const fixture = await buildFixture({
    postings: 10_000,
    grow: (databaseUrl) => insertPublicSuppliers(databaseUrl, pages),
  });
  try {
    const addresses = await everyAddress(fixture.product.url);
    const chosen = sample(addresses);
    const made: number[] = [];
    const again: number[] = [];
    let withData = 0;
    for (const address of chosen) {
      const first = await read(address);
      made.push(first.ms);
      if (dataOf(first.text).length > 0) withData += 1;
      again.push((await read(address)).ms);
    }
    return [
      row('addresses in the sitemaps', addresses.length, pages, (found) => found >= pages),
      row('pages read without an error', chosen.length, crawled, (found) => found >= crawled),
      row('of them with structured data', withData, 0, (found) => found > 0),
      time('p95 of a page the first time', quantile(made, 0.95), size.made),
      time('p95 of the same page again', quantile(again, 0.95), size.cached),
    ];
  } finally {
    await fixture.stop();
  }
}

function row(what: string, found: number, least: number, met: (found: number) => boolean): Row {
  return {
    what,
    figure: found.toLocaleString('en'),
    target: `≥ ${least.toLocaleString('en')}`,
    met: met(found),
  };
}

function time(what: string, ms: number, most: number): Row {
  return { what, figure: `${round(ms, 0)} ms`, target: `≤ ${most} ms`, met: ms <= most };
}

async function listTimes(people: number): Promise<Map<string, number>> {
  const fixture = await buildFixture({
    postings: 0,
    grow: (databaseUrl) => insertPublicSuppliers(databaseUrl, people),
  });
  try {
    const found = new Map<string, number>();
    for (const path of lists) {
      const samples: number[] = [];
      for (let at = 0; at < rounds; at += 1) {
        samples.push((await read(fixture.product.url + path)).ms);
      }
      found.set(path, quantile(samples, 0.5));
    }
    return found;
  } finally {
    await fixture.stop();
  }
}

async function bySize(): Promise<Row[]> {
  const few = await listTimes(10_000);
  const many = await listTimes(1_000_000);
  return lists.map((path) => {
    const ms = many.get(path) ?? Number.NaN;
    const ratio = ms / (few.get(path) ?? Number.NaN);
    return {
      what: `${path} of 1,000,000 people against 10,000 (${round(ms, 0)} ms)`,
      figure: `${round(ratio)} ×`,
      target: `≤ ${target} ×`,
      met: ratio <= target,
    };
  });
}

/** Public pages as a search engine reads them, and lists of people as they grow. */
export const publicPages: Section = {
  name: 'public-pages',
  title: 'Public pages',
  run: async () => [...(await crawl()), ...(await bySize())],
};
