/** The front ends that browsers run; each is released on its own. */
export const frontEnds = [
  'shell',
  'marketing',
  'supplier-portal',
  'client-portal',
  'operations',
] as const;
export type FrontEnd = (typeof frontEnds)[number];

/** How a fault showed: a screen fell, a part was not downloaded, a script threw, a promise was left alone. */
export const faultKinds = ['screen', 'download', 'script', 'rejection'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** What staff decided about a fault. A mended one opens again when a newer version has it. */
export const faultStates = ['open', 'mended', 'ignored'] as const;
export type FaultState = (typeof faultStates)[number];
