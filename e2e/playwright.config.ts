import { defineConfig, devices, type PlaywrightTestOptions } from '@playwright/test';
import { launchOptions } from '@tolk/testing/browser';
import type { JourneyOptions } from './support/journey.ts';
import { runningGroup } from './support/journey-groups.ts';
import { bothWays, deskOnly, once, phoneOnly } from './support/tags.ts';

const english = { language: 'en', locale: 'en-GB', timezoneId: 'Europe/London' } as const;
const chinese = { language: 'zh-CN', locale: 'zh-CN', timezoneId: 'Asia/Shanghai' } as const;

const desktop: Partial<PlaywrightTestOptions> = { viewport: { width: 1280, height: 800 } };
const phone: Partial<PlaywrightTestOptions> = {
  viewport: { width: 375, height: 760 },
  userAgent: devices['Pixel 7'].userAgent,
  hasTouch: true,
  isMobile: true,
};

/**
 * A journey goes two ways: in English at a desk, and in Chinese on a phone. Every screen is looked at
 * there in windows of all widths. Long journeys, and those whose ways differ in no more than that, go
 * one way in every run and both with `JOURNEYS=all`, so that a run stays short enough to wait for: whole
 * files by these lists, single journeys by the tags `deskOnly` and `phoneOnly`.
 */
const atDesk = [
  'alipay',
  'chat',
  'chat-flapping',
  'client-shortlist',
  'directory',
  'failures',
  'feedback',
  'imports',
  'language-test',
  'long-lists',
  'negotiation',
  'order-change',
  'order-end',
  'organisation',
  'releases',
  'saved-search',
  'service-desk',
  'settlement',
  'settlement-fails',
  'staff-review',
  'staff-search',
  'tax-invoice',
  'work',
].map(fileOf);
const onPhone = [
  'appeal',
  'appeal-goes-on',
  'avatar',
  'bank-transfer',
  'calendar',
  'chat-phone',
  'chat-report',
  'chat-scroll',
  'first-steps',
  'guard',
  'identity-switch',
  'in-wechat',
  'milestones',
  'moderation',
  'push',
  'requested-test',
  'settings',
  'shared-resume',
  'short-posting',
  'staff-money',
  'supplier-certified',
  'supplier-lists',
  'tax-invoice-by-provider',
  'wechat-login',
].map(fileOf);

/** What one way leaves to the other: files, and journeys with this tag. */
const leftOut = (files: string[], tag: string) =>
  bothWays ? {} : { testIgnore: files, grep: new RegExp(`^(?!.*${tag})`) };

/**
 * As a part of `npm test` what failed runs once more, and only then a trace is recorded: that costs a
 * tenth of a run. With very many failures something is broken for all of them, and the run ends.
 */
const asCheck = process.env.TOLK_CHECK === '1';

const group = runningGroup();

export default defineConfig<JourneyOptions>({
  testDir: './journeys',
  testMatch: `${group ?? '*'}/*.spec.ts`,
  // A run empties it first: each folder of journeys keeps what failed in it.
  outputDir: `./test-results/${group ?? 'all'}`,
  globalSetup: './support/start-product.ts',
  // A journey waits for its page a third of the time: three keep two cores at work, and a check runs two groups at once.
  workers: asCheck ? 2 : 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: asCheck
    ? [['list'], ['json', { outputFile: `.reports/${group ?? 'all'}.json` }]]
    : 'list',
  retries: asCheck ? 1 : 0,
  maxFailures: asCheck ? 20 : 0,
  failOnFlakyTests: true,
  use: {
    launchOptions,
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    contextOptions: { reducedMotion: 'reduce' },
    trace: asCheck ? 'on-first-retry' : { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'English desktop',
      ...leftOut(onPhone, phoneOnly),
      use: { ...english, ...desktop },
    },
    {
      name: 'Chinese phone',
      ...leftOut(atDesk, deskOnly),
      grepInvert: new RegExp(once),
      use: { ...chinese, ...phone },
    },
  ],
});

function fileOf(name: string): string {
  return `**/${name}.spec.ts`;
}
