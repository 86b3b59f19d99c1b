import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LedgerEntry } from '@tolk/contract';
import type { Identity, LedgerEvent } from '@tolk/domain';
import { changeOf, ledgerAccountLabel } from '@tolk/labels';

/** A place that money came to or left; `amount` in minor units, negative where it left. */
export interface Move {
  readonly key: string;
  readonly label: MessageDescriptor;
  readonly amount: number;
  /** What came in from outside, or a part of it: neither is a change on top of the other. */
  readonly is?: 'whole' | 'part';
}

const backToClient = msg`Back to you`;

/** The platform’s own bank account is nobody else’s affair: what went there went back to the client. */
const byBank: ReadonlySet<LedgerEvent> = new Set<LedgerEvent>(['refundedByHand']);

/** Where one entry moved money, told to the one who reads it. */
export function movesOf({ event, lines }: LedgerEntry, viewer: Identity): Move[] {
  const moves = lines.map((line): Move => {
    const amount = changeOf(line);
    return line.account === 'gatewayClearing' && amount < 0
      ? { key: line.account, label: backToClient, amount: -amount }
      : { key: line.account, label: ledgerAccountLabel(line.account, viewer), amount };
  });
  if (viewer === 'supplier') return moves;
  // A client does not see the supplier's accounts: what is missing from the balance went there.
  const missing = lines.reduce((sum, { debit, credit }) => sum + debit - credit, 0);
  const label = byBank.has(event) ? backToClient : msg`To the supplier`;
  const all = missing === 0 ? moves : [...moves, { key: 'missing', label, amount: missing }];
  const received = lines.some(({ account, debit }) => account === 'gatewayClearing' && debit > 0);
  return received
    ? all.map((move): Move => ({ ...move, is: move.key === 'gatewayClearing' ? 'whole' : 'part' }))
    : all;
}
