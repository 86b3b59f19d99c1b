import { actionsFor, findTransition, unreachableStates, type Actor } from './lifecycle.ts';
import {
  verificationActions,
  verificationLifecycle,
  verificationStatuses,
  type VerificationAction,
  type VerificationStatus,
} from './verification.ts';

type Row = Partial<Record<Actor, Partial<Record<VerificationAction, VerificationStatus>>>>;

const submit = { submit: 'submitted' } as const;
const allowed: Record<VerificationStatus, Row> = {
  draft: { supplier: submit, client: submit },
  submitted: { staff: { certify: 'certified', refuse: 'refused', askAgain: 'draft' } },
  certified: { supplier: submit, client: submit, staff: { revoke: 'refused' } },
  refused: { supplier: submit, client: submit },
};
const actors: readonly Actor[] = ['client', 'supplier', 'staff', 'timer', 'provider'];

describe.each(verificationStatuses)('a verification that is %s', (status) => {
  it.each(actors)('allows the %s what the table says and nothing else', (actor) => {
    const expected = verificationActions.map((action) => allowed[status][actor]?.[action]);
    const found = verificationActions.map(
      (action) => findTransition(verificationLifecycle, status, actor, action)?.to,
    );
    expect(found).toEqual(expected);
  });
});

it('every state of a verification is reached', () => {
  expect(unreachableStates(verificationLifecycle)).toEqual([]);
});

it.each([
  ['realName', false],
  ['company', false],
  ['settlementMethod', true],
] as const)('what is certified as %s may be submitted again: %s', (kind, enabled) => {
  const now = new Date('2026-03-01T00:00:00Z');
  const [action] = actionsFor(verificationLifecycle, 'certified', 'supplier', { kind }, now);
  expect(action?.enabled).toBe(enabled);
});
