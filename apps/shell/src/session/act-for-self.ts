import { readSession } from '@tolk/api-client';
import type { Identity } from '@tolk/domain';
import { enterParty } from './enter-identity.ts';

let underWay = false;
/** Of the session that was left for: what is refused after that was asked before. */
let ownToken: string | null = null;

/** Once for all the calls of a screen that are refused because a membership is over. */
export function actForSelf(say: () => void, then: (side: Identity) => Promise<void> | void): void {
  if (underWay || (ownToken !== null && readSession().token === ownToken)) return;
  underWay = true;
  say();
  void enterParty(null, then)
    .then((done) => {
      if (done) ownToken = readSession().token;
    })
    .finally(() => {
      underWay = false;
    });
}
