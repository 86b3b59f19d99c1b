import { addMs, limits } from '@tolk/domain';
import type { Queryable } from '../../database/schema.ts';
import { readArrivals, type StoredSession } from './session-repository.ts';

/** What the database has to be asked about a call before it is let in. */
export interface Arrival {
  /** SHA-256 over token and nonce. */
  nonceHash: Buffer;
  /** SHA-256; null when the call came without a token. */
  tokenHash: Buffer | null;
  now: Date;
}

export interface Noted {
  nonceIsNew: boolean;
  /** Null without a token, and for an unknown one. */
  session: StoredSession | null;
}

export interface Arrivals {
  /** Notes the nonce for as long as its timestamp could pass, and reads the token's session. */
  note: (arrival: Arrival) => Promise<Noted>;
}

interface Waiting {
  arrival: Arrival;
  settle: (noted: Noted) => void;
  fail: (error: unknown) => void;
}

/** Calls that one statement lets in at most. */
const togetherMax = 200;

/**
 * Asks about the calls that come in at the same time by one statement; those that come while it is
 * under way are the next one's. The database is asked about every call all the same, so a nonce is
 * good once and an ended session is over at once, on all instances and after a restart (ADR 0008).
 */
export function createArrivals(db: Queryable): Arrivals {
  const waiting: Waiting[] = [];
  let asking = false;
  return {
    note: (arrival) =>
      new Promise((settle, fail) => {
        waiting.push({ arrival, settle, fail });
        if (asking) return;
        asking = true;
        // What else came in by the same turn of the event loop shall be in it.
        setImmediate(() => void ask());
      }),
  };

  async function ask(): Promise<void> {
    while (waiting.length > 0) await answer(db, waiting.splice(0, togetherMax));
    asking = false;
  }
}

async function answer(db: Queryable, calls: readonly Waiting[]): Promise<void> {
  try {
    const noted = await noteAll(
      db,
      calls.map(({ arrival }) => arrival),
    );
    for (const [at, { settle }] of calls.entries()) settle(noted(at));
  } catch (error) {
    for (const { fail } of calls) fail(error);
  }
}

/** Answers what was found, by the place of the call. */
async function noteAll(
  db: Queryable,
  arrivals: readonly Arrival[],
): Promise<(at: number) => Noted> {
  const nonces = new Distinct();
  const tokens = new Distinct();
  const places = arrivals.map(({ nonceHash, tokenHash }) => ({
    nonce: nonces.add(nonceHash),
    token: tokenHash === null ? null : tokens.add(tokenHash).place,
  }));
  const latest = Math.max(...arrivals.map(({ now }) => now.getTime()));
  const { repeated, sessions } = await readArrivals(db, {
    nonceHashes: nonces.all,
    nonceExpiresAt: addMs(new Date(latest), 2 * limits.transport.clockSkewMs),
    tokenHashes: tokens.all,
  });
  return (at) => {
    const { nonce, token } = places[at] ?? { nonce: { isNew: false, place: 0 }, token: null };
    return {
      nonceIsNew: nonce.isNew && !repeated.has(nonce.place),
      session: token === null ? null : (sessions.get(token) ?? null),
    };
  };
}

/** Hashes in the order in which they came, each once. */
class Distinct {
  readonly all: Buffer[] = [];
  readonly #places = new Map<string, number>();

  add(hash: Buffer): { place: number; isNew: boolean } {
    const key = hash.toString('latin1');
    const known = this.#places.get(key);
    if (known !== undefined) return { place: known, isNew: false };
    const place = this.all.push(hash) - 1;
    this.#places.set(key, place);
    return { place, isNew: true };
  }
}
