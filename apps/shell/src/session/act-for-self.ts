import { enterParty } from './enter-identity.ts';

let underWay = false;

/** Once for all the calls of a screen that are refused because a membership is over. */
export function actForSelf(say: () => void, then: () => Promise<void> | void): void {
  if (underWay) return;
  underWay = true;
  say();
  void enterParty(null, then).finally(() => {
    underWay = false;
  });
}
