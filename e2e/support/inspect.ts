import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
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
}

/** The narrowest window that has to do without scrolling sideways (WCAG 1.4.10), px. */
const narrowest = 320;

/** What must hold on every screen that a journey passes: no barrier, nothing sticks out, one language. */
export async function inspect(
  page: Page,
  { words, project, isPhone }: Inspection,
  { as = '', ownWordsOnly = false }: InspectOptions = {},
): Promise<void> {
  await settle(page);
  await keepPicture(page, project, as);
  await expect(page.locator('html')).toHaveAttribute('lang', words.language);
  await expectOneLanguage(page, words.language);
  if (ownWordsOnly && words.language === 'en') await expectNoHan(page);
  await expectWithinWidth(page);
  await expectNoSeriousViolations(page);
  if (isPhone) await inspectNarrow(page);
}

async function inspectNarrow(page: Page): Promise<void> {
  const size = page.viewportSize();
  if (!size) return;
  await page.setViewportSize({ ...size, width: narrowest });
  await expectWithinWidth(page);
  await page.setViewportSize(size);
}

/** Nothing loads or moves any more. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
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
