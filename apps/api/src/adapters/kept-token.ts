import { MINUTE } from '@tolk/domain';
import type { Clock } from '../ports/clock.ts';

/** In a token's last five minutes the next one is asked for; the old one still works. */
const renewBeforeMs = 5 * MINUTE;

export interface IssuedToken {
  token: string;
  /** ms from now. */
  lifeMs: number;
}

export interface KeptToken {
  /** The token as it is kept, or a new one. */
  get(): Promise<string>;
  /** Lets go of a token that the provider no longer takes. */
  drop(token: string): void;
}

/** Asks for a token when there is none; callers that arrive together wait for one request. */
export function keepToken(ask: () => Promise<IssuedToken>, clock: Clock): KeptToken {
  let kept: { token: string; until: number } | null = null;
  let asking: Promise<IssuedToken> | null = null;

  return {
    async get() {
      if (kept && clock.now().getTime() < kept.until) return kept.token;
      asking ??= ask().finally(() => (asking = null));
      const { token, lifeMs } = await asking;
      kept = { token, until: clock.now().getTime() + lifeMs - renewBeforeMs };
      return token;
    },
    drop(token) {
      if (kept?.token === token) kept = null;
    },
  };
}
