import type { BrowserContext, Locator } from '@playwright/test';
import { pathTo } from '@tolk/contract/routes';
import { ConversationsScreen } from '../../pages/index.ts';
import { expect, test } from '../../support/journey.ts';
import { publishPosting } from '../../support/market.ts';
import { runOnOwnProduct } from '../../support/own-product.ts';
import { signUp } from '../../support/people.ts';
import { signUpReady } from '../../support/ready-supplier.ts';

/** Messages that each of the two writes: some in every run, 500 where reliability is measured. */
const each = Number(process.env.JOURNEY_MESSAGES ?? 12);
/** The server is killed when so many of them are written. */
const kills = [Math.floor(each / 3), Math.floor((each * 2) / 3)];

const { crash } = runOnOwnProduct();

test('two write over a network that flaps to a server that is killed: nothing is lost, doubled or out of order', async ({
  page: clientPage,
  newWindow,
  words,
  language,
}) => {
  test.setTimeout(120_000 + each * 2_000);
  const supplierPage = await newWindow();
  const client = await signUp('client', language);
  const supplier = await signUpReady(language);
  const posting = words.pick('Minutes of a long meeting', '长会议记录');
  const projectReleaseInforId = await publishPosting(client, posting);
  await supplier.enter(supplierPage);
  await client.enter(clientPage);
  const asking = new ConversationsScreen(supplierPage, words, 'supplier');
  const answering = new ConversationsScreen(clientPage, words, 'client');
  await supplierPage.goto(pathTo('supplierChat', { about: projectReleaseInforId }));
  await asking.say('begin');
  await clientPage.goto(pathTo('clientChat'));
  await answering.contact(/./).first().click();
  await expect(answering.message('begin')).toBeVisible();

  const stops = [flap(supplierPage.context(), 700), flap(clientPage.context(), 1_100)];
  await Promise.all([
    writeAll(asking, 's', (count) => (kills.includes(count) ? crash() : undefined)),
    writeAll(answering, 'c', () => undefined),
  ]);
  for (const stop of stops) await stop();

  const draft = words.pick('Not sent yet', '还没有发送');
  await asking.input.fill(draft);
  await supplierPage.reload();
  await expect(asking.input).toHaveValue(draft);
  // One of the two was done before the other: what it wrote last may stand far above by now.
  await expect(async () => {
    for (const screen of [asking, answering]) {
      await screen.toNewest();
      await expect(screen.log.getByText(words.say('Sending …'))).toHaveCount(0, { timeout: 500 });
    }
    expect((await textsOf(asking.log)).at(-1)).toBe((await textsOf(answering.log)).at(-1));
  }).toPass({ timeout: 60_000 });

  const expected = ['s', 'c'].map((side) =>
    Array.from({ length: each }, (_, at) => name(side, at)),
  );
  const [here, there] = [await readThrough(asking), await readThrough(answering)];
  expect(['s', 'c'].map((side) => here.filter((text) => text.startsWith(side)))).toEqual(expected);
  expect(there).toEqual(here);
});

const name = (side: string, at: number) => `${side}${String(at + 1).padStart(4, '0')}`;

async function writeAll(
  screen: ConversationsScreen,
  side: string,
  onWritten: (count: number) => Promise<void> | undefined,
): Promise<void> {
  for (let at = 0; at < each; at += 1) {
    await screen.say(name(side, at));
    await expect(screen.input).toHaveValue('');
    await onWritten(at + 1);
  }
}

/**
 * Cuts a browser off for half of each period (ms), until it is stopped. It stays on until it heard
 * from the server at least once, or on a slow machine nothing would ever come through.
 */
function flap(context: BrowserContext, period: number): () => Promise<void> {
  const stop = new AbortController();
  const done = (async () => {
    while (!stop.signal.aborted) {
      await context.setOffline(true);
      await pause(period / 2);
      const heard = hearsSomething(context);
      await context.setOffline(false);
      await Promise.all([pause(period / 2), heard]);
    }
  })();
  return () => {
    stop.abort();
    return done;
  };
}

/** With nothing to say a browser hears nothing, which takes so long (ms). */
const silenceMs = 3_000;

async function hearsSomething(context: BrowserContext): Promise<void> {
  await context
    .waitForEvent('response', {
      predicate: (response) => response.url().includes('/api/'),
      timeout: silenceMs,
    })
    .catch(() => undefined);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The texts of a conversation from the first to the last, as they come by when somebody scrolls up. */
async function readThrough({ log, page }: ConversationsScreen): Promise<string[]> {
  let texts: string[] = [];
  for (;;) {
    const seen = await textsOf(log);
    const joint = texts[0] === undefined ? seen.length : seen.indexOf(texts[0]);
    expect(joint, `${texts[0]} follows on ${seen.join()}`).not.toBe(-1);
    texts = [...seen.slice(0, joint), ...texts];
    if (texts[0] === 'begin') return texts;
    await log.hover();
    await page.mouse.wheel(0, -250);
    await pause(50);
  }
}

function textsOf(log: Locator): Promise<string[]> {
  return log
    .locator('[data-message] [dir=auto]')
    .evaluateAll((nodes) => nodes.map((node) => node.textContent ?? ''));
}
