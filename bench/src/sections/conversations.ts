import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { releasesFolder } from '@tolk/release';
import { launchBrowser } from '@tolk/testing/browser';
import type { Caller } from '@tolk/testing/caller';
import { bringFronts } from '@tolk/launch/build';
import { done, signedInAs } from '../callers.ts';
import { growConversations, openConversation } from '../conversations.ts';
import { buildFixture, type Fixture } from '../fixture.ts';
import { median, quantile, round, type Row, type Section } from '../report.ts';

const pairs = 25;
const perSecond = 50;
const seconds = 60;

const long = 100_000;
const short = 100;
/** Messages that the search goes through, in how many conversations of one person. */
const searched = { conversations: 100, each: 10_000 };
const rare = '琉璃瓦';
const samples = 60;

const chat = (call: string) => `/communicationinterface/${call}`;

/** Messages on their way to a browser, long threads, and search in a million messages. */
export const conversations: Section = {
  name: 'conversations',
  title: 'Conversations',
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'bench-conversations-'));
    await bringFronts(folder);
    const fixture = await buildFixture({
      postings: 0,
      env: { TOLK_RELEASES: releasesFolder(folder) },
    });
    try {
      return [
        await fromCommitToScreen(fixture),
        await newestPage(fixture),
        ...(await searchAll(fixture)),
      ];
    } finally {
      await fixture.stop();
      await rm(folder, { recursive: true });
    }
  },
};

/** One of the pairs has a real browser at its end; all of them together write 50 messages a second. */
async function fromCommitToScreen(fixture: Fixture): Promise<Row> {
  const writers: { caller: Caller; conversationId: string }[] = [];
  const reader = await signedInAs(fixture, 'client');
  for (let pair = 0; pair < pairs; pair += 1) {
    const { personId: supplierId, caller } = await signedInAs(fixture, 'supplier');
    const client = pair === 0 ? reader : await signedInAs(fixture, 'client');
    const conversationId = await openConversation(fixture.pool, {
      clientId: client.personId,
      supplierId,
    });
    writers.push({ caller, conversationId });
  }
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ locale: 'en-US' });
    const shown = await watchScreen(page);
    await enter(page, reader.caller, fixture.product.url);
    const written = new Map<string, number>();
    const acts: Promise<unknown>[] = [];
    for (let at = 0; at < seconds * perSecond; at += 1) {
      const writer = writers[at % pairs];
      if (!writer) throw new Error('A writer is missing.');
      const text = `message ${at}`;
      const sent = done(
        writer.caller.call(chat('messageSending'), {
          conversationId: writer.conversationId,
          messageId: crypto.randomUUID(),
          text,
        }),
      );
      acts.push(sent.then(() => written.set(text, performance.timeOrigin + performance.now())));
      await pause(1_000 / perSecond);
      if (at === 0) await openThread(page);
    }
    await Promise.all(acts);
    await pause(2_000);
    // The first ones warm up server and page.
    const waits = [...shown].slice(5).map(([text, at]) => at - (written.get(text) ?? Number.NaN));
    const p99 = quantile(waits, 0.99);
    return {
      what: `${perSecond} messages a second: p99 from the answer to the writer to the other’s screen (${waits.length} seen, median ${round(median(waits), 0)} ms)`,
      figure: `${round(p99, 0)} ms`,
      target: '≤ 100 ms',
      met: p99 <= 100,
    };
  } finally {
    await browser.close();
  }
}

async function enter(page: Page, { token = '' }: Caller, url: string): Promise<void> {
  await page.addInitScript((value) => {
    localStorage.setItem('token', value);
    localStorage.setItem('port', '0');
  }, token);
  await page.goto(`${url}/xqonlinecommunication/index`);
}

async function openThread(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Conversations' }).getByRole('button').first().click();
  await page.getByRole('log').locator('[data-message]').first().waitFor();
}

/** When each text was first in a frame of the page, ms since 1970; texts come as they are painted. */
async function watchScreen(page: Page): Promise<ReadonlyMap<string, number>> {
  const shown = new Map<string, number>();
  await page.exposeFunction('noteShown', (text: string, at: number) => void shown.set(text, at));
  await page.addInitScript(() => {
    const seen = new Set<string>();
    new MutationObserver(() => {
      for (const node of document.querySelectorAll('[data-message] [dir=auto]')) {
        const text = node.textContent ?? '';
        if (seen.has(text)) continue;
        seen.add(text);
        requestAnimationFrame(() => {
          const note: unknown = Reflect.get(globalThis, 'noteShown');
          if (typeof note === 'function') note(text, performance.timeOrigin + performance.now());
        });
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return shown;
}

async function newestPage(fixture: Fixture): Promise<Row> {
  const { personId: clientId, caller } = await signedInAs(fixture, 'client');
  const threads: string[] = [];
  for (const count of [short, long]) {
    const { personId: supplierId } = await signedInAs(fixture, 'supplier');
    const conversationId = await openConversation(fixture.pool, { clientId, supplierId });
    await growConversations(fixture.pool, [conversationId], { count, rare });
    threads.push(conversationId);
  }
  // In turn, so that both meet the same machine.
  const waits = threads.map((): number[] => []);
  for (let at = 0; at < samples; at += 1)
    for (const [index, conversationId] of threads.entries())
      waits[index]?.push(await timed(caller, 'sessionHistory', { conversationId }));
  const [few, many] = waits.map(median);
  const ratio = (many ?? Number.NaN) / (few ?? Number.NaN);
  return {
    what: `newest page of ${long.toLocaleString('en')} messages against ${short}`,
    figure: `${round(ratio)} × (${round(many ?? Number.NaN, 1)} ms)`,
    target: '≤ 1.5 ×',
    met: ratio <= 1.5,
  };
}

async function searchAll(fixture: Fixture): Promise<Row[]> {
  const { personId: clientId, caller } = await signedInAs(fixture, 'client');
  const ids: string[] = [];
  for (let at = 0; at < searched.conversations; at += 1) {
    const { personId: supplierId } = await signedInAs(fixture, 'supplier');
    ids.push(await openConversation(fixture.pool, { clientId, supplierId }));
  }
  await growConversations(fixture.pool, ids, { count: searched.each, rare });
  const rows: Row[] = [];
  for (const [name, search] of [
    ['a rare word in Chinese', rare],
    ['a word that stands in every third', '合同'],
    ['a word in English', 'glossary'],
    ['words that stand nowhere', '并不存在'],
  ] as const) {
    const waits: number[] = [];
    for (let at = 0; at < samples; at += 1)
      waits.push(await timed(caller, 'searchMessages', { search }));
    // The first ones bring the index into memory.
    const p95 = quantile(waits.slice(3), 0.95);
    rows.push({
      what: `search in 1,000,000 messages, ${name}: p95`,
      figure: `${round(p95, 0)} ms`,
      target: '≤ 100 ms',
      met: p95 <= 100,
    });
  }
  return rows;
}

async function timed(caller: Caller, call: string, body: object): Promise<number> {
  const began = performance.now();
  await done(caller.call(chat(call), body));
  return performance.now() - began;
}
