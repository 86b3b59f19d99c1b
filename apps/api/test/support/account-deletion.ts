import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { MINUTE } from '@tolk/domain';
import { dataOf, type Market } from './market.ts';
import { codeSentTo, type TestPerson } from './people.ts';
import type { TestApp } from './test-app.ts';

/** The code that confirms the deletion; some time has passed since the one before. */
export async function deletionCode(tolk: TestApp, person: TestPerson): Promise<string> {
  await tolk.advance(MINUTE);
  await dataOf(person.call('/supinterface/deleteAccountActiveCode', {}));
  return codeSentTo(tolk, person.account);
}

/** Deletes the account, as its owner does. */
export async function removeAccount(tolk: TestApp, person: TestPerson) {
  const code = await deletionCode(tolk, person);
  return person.call('/supinterface/deleteAccount', { code });
}

/** An order that is over before it began, so that it is in nobody's way. */
export async function rejectedOrder(market: Market, changes = {}): Promise<string> {
  const { projectOrderId, version } = await market.send(changes);
  const body = { projectOrderId, version, accept: false, reason: 'No time.' };
  await dataOf(market.supplier.call('/supinterface/acceptOrRejectProjectOrder', body));
  return projectOrderId;
}

/** Files that are stored once everything due is done. */
export async function filesOnDisk(tolk: TestApp): Promise<number> {
  await tolk.settle();
  const found = await readdir(join(tolk.app.deps.config.dataDir, 'files'), {
    recursive: true,
    withFileTypes: true,
  });
  return found.filter((entry) => entry.isFile()).length;
}
