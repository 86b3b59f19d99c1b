import type { Lifecycle } from './lifecycle.ts';

/** What staff checks: who somebody is, where their earnings go, which company they are, what they are certified for. */
export const verificationKinds = [
  'realName',
  'settlementMethod',
  'company',
  'translatorCertificate',
] as const;
export type VerificationKind = (typeof verificationKinds)[number];

export const verificationStatuses = ['draft', 'submitted', 'certified', 'refused'] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];

export const verificationActions = ['submit', 'certify', 'refuse', 'askAgain', 'revoke'] as const;
export type VerificationAction = (typeof verificationActions)[number];

export interface VerificationFacts {
  kind: VerificationKind;
}

const person = ['supplier', 'client'] as const;
const staff = ['staff'] as const;
const source = 'docs/product/lifecycles.md#verification';

/**
 * `draft` after `askAgain`: staff needs more before it decides. What was submitted or certified can't
 * be changed by the person (docs/product/rules.md#validation); only a certified settlement method may be replaced.
 */
export const verificationLifecycle: Lifecycle<
  VerificationStatus,
  VerificationAction,
  VerificationFacts
> = {
  name: 'verification',
  states: verificationStatuses,
  initial: 'draft',
  final: [],
  transitions: [
    { action: 'submit', actor: person, from: ['draft', 'refused'], to: 'submitted', source },
    {
      action: 'submit',
      actor: person,
      from: ['certified'],
      to: 'submitted',
      guard: ({ kind }) => (kind === 'settlementMethod' ? null : { reason: 'alreadyCertified' }),
      source,
    },
    { action: 'certify', actor: staff, from: ['submitted'], to: 'certified', source },
    { action: 'refuse', actor: staff, from: ['submitted'], to: 'refused', source },
    { action: 'askAgain', actor: staff, from: ['submitted'], to: 'draft', source },
    { action: 'revoke', actor: staff, from: ['certified'], to: 'refused', source },
  ],
};
