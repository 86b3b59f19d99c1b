import { randomUUID } from 'node:crypto';
import {
  actionsFor,
  verificationLifecycle,
  type Identity,
  type VerificationKind,
  type VerificationStatus,
} from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { errorCode } from '../../database/error-shape.ts';
import type { Tx } from '../../database/schema.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { refuse } from '../../calls/refusal.ts';
import { insertVerificationEvent } from './certification-repository.ts';
import { lockPersonForNoKeyUpdate } from '../../persons/person-repository.ts';
import { presentActions } from '../../calls/action-states.ts';

/** What every kind of verification has in common. */
export interface VerificationRow {
  id: string;
  status: VerificationStatus;
  reason: string | null;
  submitted_at: Date;
  decided_at: Date | null;
}

const own = new Set(['submit'] as const);

/** Where a verification stands, as the wire carries it; `draft` while nothing was submitted. */
export function presentState(
  kind: VerificationKind,
  row: VerificationRow | undefined,
  { identity, language, now }: CallContext,
) {
  const status = row?.status ?? verificationLifecycle.initial;
  const states = actionsFor(verificationLifecycle, status, actorOf(identity), { kind }, now);
  return {
    status,
    reason: row?.reason ?? null,
    submitTime: row?.submitted_at.toISOString() ?? null,
    decideTime: row?.decided_at?.toISOString() ?? null,
    allowedActions: presentActions(
      states,
      own as ReadonlySet<(typeof states)[number]['action']>,
      language,
    ),
  };
}

/**
 * Submits a verification in one transaction: `save` writes it under the id it is given, which is that
 * of the one before, if there was one. Throws `verificationLocked` while it is checked or certified,
 * `documentTaken` where the database knows the document from another account.
 */
export async function submit<Row extends VerificationRow>(
  kind: VerificationKind,
  steps: {
    find: (tx: Tx) => Promise<Row | undefined>;
    save: (tx: Tx, id: string) => Promise<void>;
  },
  context: CallContext,
): Promise<void> {
  const { personId, now } = context;
  await context
    .transaction(async (tx) => {
      // One submission of a person after the other; a deleted account submits nothing.
      if ((await lockPersonForNoKeyUpdate(tx, personId)) === undefined) refuse('unauthenticated');
      const before = await steps.find(tx);
      requireOpen(kind, before, context);
      const id = before?.id ?? randomUUID();
      await steps.save(tx, id);
      await insertVerificationEvent(tx, {
        id: randomUUID(),
        kind,
        subject_id: id,
        action: 'submit',
        staff_id: null,
        at: now,
      });
      invalidate(tx, personId, ['Certification', 'Profile', 'Overview']);
    })
    .catch((error: unknown) => {
      if (errorCode(error) === '23505') refuse('documentTaken');
      throw error;
    });
}

function requireOpen(
  kind: VerificationKind,
  row: VerificationRow | undefined,
  context: CallContext,
): void {
  const { allowedActions } = presentState(kind, row, context);
  const open = allowedActions.some(({ action, enabled }) => action === 'submit' && enabled);
  if (!open) refuse('verificationLocked', { data: { allowedActions } });
}

function actorOf(identity: Identity | null): Identity {
  return identity ?? refuse('forbidden');
}
