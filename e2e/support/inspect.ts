import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { pathForWidth } from '@tolk/contract/device-rules';
import {
  expectNoHan,
  expectNoSeriousViolations,
  expectOneLanguage,
  expectWithinWidth,
  type Words,
} from '@tolk/testing/browser';

export interface Inspection {
  words: Words;
  project: string;
  isPhone: boolean;
}

export interface InspectOptions {
  /** Part of the picture's name where one address shows several things. */
  as?: string;
  /** Nothing on the screen was written by people: then English shows no Chinese character at all. */
  ownWordsOnly?: boolean;
  /** Whether it is looked at in windows of the other widths too, and not only on a phone in the narrowest. */
  everyWidth?: boolean;
  /** Whether barriers are looked for in colours alone: a screen that turned dark was looked at in the light. */
  onlyColours?: boolean;
}

/** The narrowest window that has to do without scrolling sideways (WCAG 1.4.10), px. */
const narrowest = 320;
/** A phone, a desk, and the widest window that screens are laid out for, px. */
const widths = [375, 1_280, 1_920];

/**
 * What must hold on every screen that a journey passes: no barrier, nothing sticks out, one language.
 * Answers what does not, so that a journey goes on and reports all of it at its end.
 */
export async function inspect(
  page: Page,
  { words, project, isPhone }: Inspection,
  { as = '', ownWordsOnly = false, everyWidth = false, onlyColours = false }: InspectOptions = {},
): Promise<string[]> {
  await settle(page);
  await keepPicture(page, project, as);
  const findings = await findingsOf([
    () => expect(page.locator('html')).toHaveAttribute('lang', words.language),
    () => expectOneLanguage(page, words.language),
    () => (ownWordsOnly && words.language === 'en' ? expectNoHan(page) : undefined),
    () => expectWithinWidth(page),
    () => expectNoSeriousViolations(page, onlyColours),
  ]);
  const others = [...(isPhone ? [narrowest] : []), ...(everyWidth ? widths : [])];
  return [...findings, ...(await inspectAt(page, others, words))];
}

/** What the given checks throw, one after another. */
async function findingsOf(checks: readonly (() => unknown)[]): Promise<string[]> {
  const findings: string[] = [];
  for (const check of checks) {
    try {
      await check();
    } catch (error) {
      findings.push(error instanceof Error ? error.message : String(error));
    }
  }
  return findings;
}

/** Draws the window through these widths, and back to its own. */
async function inspectAt(page: Page, asked: readonly number[], words: Words): Promise<string[]> {
  const size = page.viewportSize();
  const others = asked.filter((width) => width !== size?.width);
  if (!size || others.length === 0) return [];
  const findings: string[] = [];
  for (const width of others) {
    const found = await findingsOf([
      () => resize(page, { ...size, width }),
      () => expectOneLanguage(page, words.language),
      () => expectWithinWidth(page),
    ]);
    findings.push(...found);
  }
  await resize(page, size);
  await letPopoversMove(page);
  return findings;
}

/** Another width may bring the screen's counterpart, and parts that have yet to load. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  const { pathname, search } = new URL(page.url());
  const counterpart = pathForWidth(pathname, search, size.width);
  await page.setViewportSize(size);
  if (counterpart !== undefined)
    await page.waitForURL((url) => url.pathname + url.search === counterpart);
  await settle(page);
}

/** What is anchored to an element takes its new place 166 ms after the window has changed: a press in between misses. */
async function letPopoversMove(page: Page): Promise<void> {
  await page.evaluate(async () => {
    if (document.querySelector('.MuiPopover-root, .MuiPopper-root') === null) return;
    await new Promise((done) => {
      setTimeout(done, 250);
    });
  });
}

/** Nothing loads or moves any more. */
async function settle(page: Page): Promise<void> {
  // A list that is kept alive out of sight may stand still in the middle of a fetch, and what lies
  // behind a dialog may wait for its answer.
  const busy = page.locator('[aria-busy="true"]:not([aria-hidden="true"] *)');
  await expect(busy.filter({ visible: true })).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
      // What is not laid out because it is out of sight stands still until it comes near.
      .filter(
        ({ effect }) =>
          !(effect instanceof KeyframeEffect) ||
          effect.target?.checkVisibility({ contentVisibilityAuto: true }) === true,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** With TOLK_SHOTS=folder a run leaves a picture of each screen there. */
async function keepPicture(page: Page, project: string, as: string): Promise<void> {
  const folder = process.env.TOLK_SHOTS;
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  const name = [new URL(page.url()).pathname.slice(1) || 'home', as, project]
    .filter(Boolean)
    .join('-')
    .replaceAll(/[^\w-]+/g, '-');
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}
