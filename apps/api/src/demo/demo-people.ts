import { randomUUID } from 'node:crypto';
import { addMs, DAY } from '@tolk/domain';
import type { Dependencies } from '../dependencies.ts';
import { insertPerson } from '../persons/person-repository.ts';
import { demoPassword, type SeedPerson } from '@tolk/demo-data';
import { newInvitationCode } from '../accounts/registration/invitation-code.ts';
import { hashPassword } from '../accounts/passwords/password.ts';
import { contextOf } from './demo-context.ts';
import { writeDemoClient, writeDemoSupplier } from './demo-profiles.ts';
import { writeDemoTests } from './demo-tests.ts';

/** Before everything that the seed tells of them. */
const membersForMs = 400 * DAY;

/** Ids by the keys of the seed. */
export type Ids = ReadonlyMap<string, string>;

export function idOf(ids: Ids, key: string): string {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`Seed: nothing has the key "${key}"`);
  return id;
}

export async function insertDemoPeople(
  { db }: Dependencies,
  people: readonly SeedPerson[],
  now: Date,
): Promise<Ids> {
  const ids = new Map<string, string>();
  const passwordHash = await hashPassword(demoPassword);
  for (const person of people) {
    const id = randomUUID();
    ids.set(person.key, id);
    await insertPerson(db, {
      id,
      email: person.account,
      phone: null,
      password_hash: passwordHash,
      name: person.displayName,
      avatar_url: null,
      identity: person.identities[0] ?? null,
      invitation_code: null,
      invited_by: null,
      own_invitation_code: newInvitationCode(),
      language: null,
      wechat_open_id: null,
      wechat_name: null,
      deleted_at: null,
      blocked_at: null,
      block_reason: null,
      arrived_for: null,
      created_at: addMs(now, -membersForMs),
    });
  }
  return ids;
}

/** What the people of the demo filled in themselves, and the tests they passed. */
export async function writeDemoProfiles(
  deps: Dependencies,
  people: readonly SeedPerson[],
  ids: Ids,
  now: Date,
): Promise<void> {
  const at = addMs(now, DAY - membersForMs);
  for (const person of people) {
    const id = idOf(ids, person.key);
    if (person.client !== null)
      await writeDemoClient(person, person.client, contextOf(deps, id, 'client', at));
    if (person.supplier !== null) {
      const context = contextOf(deps, id, 'supplier', at);
      await writeDemoSupplier(person, person.supplier, context);
      await writeDemoTests(person.supplier, context);
    }
  }
}
