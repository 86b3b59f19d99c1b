import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiProgram } from '@tolk/api/program';
import { limits } from '@tolk/domain';
import { prerenderPages } from '@tolk/prerender';
import { syncReleases } from '@tolk/release';
import { prepareData, startProduct } from '@tolk/testing/processes';
import { opens, runningGroup } from './journey-groups.ts';
import { environmentWith } from './own-product.ts';
import { setProduct, type RunningProduct } from './product.ts';
import { logInStaff } from './staff.ts';

/** One product for the whole run, on free ports with data of its own; answers how to end it. */
export default async function start(): Promise<() => Promise<void>> {
  const releases = await mkdtemp(join(tmpdir(), 'journeys-releases-'));
  if (syncReleases({ releases }).length === 0) {
    throw new Error('No remote is built: npm run check -- build e2e');
  }
  // Journeys that open no page of theirs do without, and are not run again when one changes.
  const group = runningGroup();
  if (group === undefined || opens(group, 'marketing')) await prerenderPages(releases);
  const prepared = await prepareData(apiProgram);
  const product = await startProduct({
    api: apiProgram,
    env: environmentWith(releases),
    prepared,
  });
  const running: RunningProduct = {
    url: product.url,
    sandboxUrl: product.sandbox.url,
    demoAccounts: product.demoAccounts,
    releases,
    prepared,
    staffToken: '',
  };
  setProduct(running);
  const { token = '' } = await logInStaff('admin');
  // The code of this login is over before a journey needs one.
  await product.sandbox.clock.advance(limits.staff.totp.stepMs * 2);
  setProduct({ ...running, staffToken: token });
  return async () => {
    await product.stop();
    for (const folder of [releases, prepared]) await rm(folder, { recursive: true, force: true });
  };
}
