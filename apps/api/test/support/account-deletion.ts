import { MINUTE } from '@tolk/domain';
import { dataOf } from './market.ts';
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
