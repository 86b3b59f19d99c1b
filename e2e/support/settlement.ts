import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import type { Caller } from '@tolk/testing/caller';
import type { FeesScreen, SettlementRecordScreen } from '../pages/index.ts';
import { expect } from './journey.ts';
import { expectDone } from './people.ts';
import { logInStaff } from './staff.ts';

const day = 86_400_000;

/** The seven days over which earnings are held, and one more. */
export const hold = 8 * day;

/** From the opening of the days of settlement to noon of the second of them. */
export const secondDay = 1.5 * day;

interface Application {
  projects: readonly string[];
  method: string;
  /** What arrives, as it is written. */
  net: string;
}

/** Chooses projects that are ready and a method, up to the question whether it is right. */
export async function fillApplication(fees: FeesScreen, application: Application): Promise<void> {
  const { projects, method, net } = application;
  await fees.open();
  for (const project of projects) await fees.chooseProject(project);
  await fees.method(method).check();
  await expect(fees.panel).toContainText(net);
  await fees.apply.click();
  await expect(fees.dialog).toContainText(net);
}

/** Answers the number of the application. */
export async function apply(fees: FeesScreen, record: SettlementRecordScreen): Promise<string> {
  await fees.answer('Apply');
  await record.arrive();
  return record.number();
}

/** The supplier's record of an application, once it has come to stand so. */
export async function expectRecord(
  record: SettlementRecordScreen,
  settlementNumber: string,
  status: string,
): Promise<void> {
  await expect(record.heading).toHaveText(settlementNumber);
  await expect(record.text(status).first()).toBeVisible();
}

/** Sets the rate by calls; a colleague confirms one that may not be quoted before. */
export async function setRate(finance: Caller, rate: number): Promise<void> {
  const { exchangeRateId } = await expectDone<{ exchangeRateId: string }>(
    finance,
    '/opsinterface/setExchangeRate',
    { rate },
  );
  const { waiting } = await expectDone<{ waiting: object | null }>(
    finance,
    '/opsinterface/getExchangeRate',
    {},
  );
  if (waiting === null) return;
  const body = { exchangeRateId, confirm: true };
  await expectDone(await logInStaff('admin'), '/opsinterface/decideExchangeRate', body);
}

/** The bytes of what was downloaded. */
export async function contentOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}
