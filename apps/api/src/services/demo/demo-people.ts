import { newInvitationCode } from '../accounts/invitation-code.ts';
import { randomUUID } from 'node:crypto';
import type { Dependencies } from '../../dependencies.ts';
import { insertPerson } from '../../repositories/person-repository.ts';
import { demoPassword, type SeedPerson } from '../../seed/index.ts';
import { hashPassword } from '../accounts/password.ts';

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
      created_at: now,
    });
  }
  return ids;
}
