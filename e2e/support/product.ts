import type { DemoAccount } from '@tolk/testing/processes';

/** The running product, told by the set-up to the workers through their environment. */
export interface RunningProduct {
  url: string;
  sandboxUrl: string;
  demoAccounts: readonly DemoAccount[];
  /** Folder of the front ends, for a journey that needs a product of its own. */
  releases: string;
  /** Data folder that a journey's own product begins with (`startProduct`). */
  prepared: string;
  /** Session of the demo's admin, for what staff does meanwhile (`staffCaller`). */
  staffToken: string;
}

const variable = 'TOLK_JOURNEYS';

export function setProduct(product: RunningProduct): void {
  process.env[variable] = JSON.stringify(product);
}

export function getProduct(): RunningProduct {
  const told = process.env[variable];
  if (told === undefined) throw new Error('The set-up has not started the product.');
  return JSON.parse(told);
}
