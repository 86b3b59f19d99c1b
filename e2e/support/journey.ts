import { dirname } from 'node:path';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { routeAt } from '@tolk/contract/routes';
import { Words, type Language } from '@tolk/testing/browser';
import { sandboxControls, type SandboxControls } from '@tolk/testing/processes';
import { inspect, type InspectOptions } from './inspect.ts';
import { opens } from './journey-groups.ts';
import { moveClock } from './moved-clock.ts';
import { getProduct } from './product.ts';

export { expect };
export { deskOnly, once, phoneOnly } from './tags.ts';

export interface JourneyOptions {
  language: Language;
}

interface JourneyFixtures {
  words: Words;
  isPhone: boolean;
  sandbox: SandboxControls;
  /** A browser of somebody's own: another window with another session. */
  newWindow: () => Promise<Page>;
  /** Checks what must hold on each screen (see `inspect`); what does not fails the journey at its end. */
  look: (page: Page, options?: InspectOptions) => Promise<void>;
  /** Hears which screens a browser comes to; one of a front end that the journey’s folder does not open fails it. */
  watchScreens: (context: BrowserContext) => void;
}

/**
 * A headless browser takes no more input once a page has asked for another application. The answer is
 * replaced inside the page: `page.route` would switch the cache off, and every document load would
 * fetch and compile the whole application again.
 */
function answerNoOpenlink(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (...request) => {
    const response = await fetch(...request);
    if (!response.url.endsWith('/miniprogram/getURLScheme')) return response;
    const envelope = (await response.json()) as object;
    return Response.json({ ...envelope, data: { openlink: null } }, response);
  };
}

/** Playwright's test with the words of the project's language, the sandbox and further windows. */
export const test = base.extend<JourneyFixtures & JourneyOptions>({
  language: ['en', { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what is wanted
  baseURL: async ({}, use) => use(getProduct().url),
  watchScreens: async ({ baseURL }, use, { titlePath: [file = ''] }) => {
    const group = dirname(file);
    const strange = new Set<string>();
    const note = (address: string) => {
      const { origin, pathname } = new URL(address);
      const owner = routeAt(pathname)?.owner;
      if (origin === baseURL && owner !== undefined && !opens(group, owner)) strange.add(pathname);
    };
    await use((context) => {
      context.on('page', (page) => {
        page.on('framenavigated', (frame) => note(frame.url()));
      });
    });
    expect([...strange], `screens that journeys in ${group} don’t open`).toEqual([]);
  },
  context: async ({ context, watchScreens }, use) => {
    watchScreens(context);
    await moveClock(context);
    await use(context);
  },
  page: async ({ page }, use) => {
    await page.addInitScript(answerNoOpenlink);
    await use(page);
    // A journey may end while a call that it answers itself is on its way.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  words: async ({ language }, use) => use(new Words(language)),
  isPhone: async ({ isMobile }, use) => use(isMobile),
  // oxlint-disable-next-line no-empty-pattern -- see above
  sandbox: async ({}, use) => use(sandboxControls(getProduct().sandboxUrl)),
  newWindow: async ({ browser, baseURL, watchScreens }, use) => {
    const contexts: { close: () => Promise<void> }[] = [];
    await use(async () => {
      const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
      contexts.push(context);
      watchScreens(context);
      await moveClock(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  look: async ({ words, isPhone }, use, { project }) => {
    const findings: string[] = [];
    await use(async (page, options) => {
      findings.push(...(await inspect(page, { words, isPhone, project: project.name }, options)));
    });
    if (findings.length > 0) throw new Error([...new Set(findings)].join('\n'));
  },
});
