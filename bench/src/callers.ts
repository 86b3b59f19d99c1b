import { createCaller, type Caller } from '@tolk/testing/caller';
import type { Pool } from 'pg';
import { signIn } from './fixture.ts';

/** Somebody new who is signed in to the product under this identity. */
export async function signedInAs(
  { pool, product }: { pool: Pool; product: { url: string } },
  identity: 'client' | 'supplier',
): Promise<{ personId: string; caller: Caller }> {
  const [person] = await signIn(pool, 1);
  if (!person) throw new Error('Nobody signed in.');
  const { personId, token } = person;
  await pool.query('update person set identity = $2 where id = $1', [personId, identity]);
  await pool.query('update session set identity = $2 where person_id = $1', [personId, identity]);
  const caller = createCaller({ baseUrl: product.url, language: 'en' });
  return { personId, caller: Object.assign(caller, { token }) };
}

/** The answer's data; a refused call ends the run. */
export async function done<Data>(answer: Promise<{ code: number; msg: string; data: unknown }>) {
  const { code, msg, data } = await answer;
  if (code !== 0) throw new Error(`${code} ${msg}`);
  return data as Data;
}

/** Calls that move something want a key, a new one for each. */
export const key = () => ({ idempotencyKey: crypto.randomUUID() });
