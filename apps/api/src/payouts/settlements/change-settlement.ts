import {
  actionsFor,
  findTransition,
  payoutChannels,
  settlementLifecycle,
  type Actor,
  type Language,
  type ChangingSettlementAction,
  type SettlementAction,
  type SettlementFacts,
  type SettlementStatus,
} from '@tolk/domain';
import { pathTo } from '@tolk/contract/routes';
import type { Tx } from '../../database/schema.ts';
import type { Jobs } from '../../ports/jobs.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import type { NewNotification } from '../../messages/notifications/new-notification.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { refuse } from '../../calls/refusal.ts';
import { markPaidOut, takeOutOfSettlement } from '../../orders/earnings/earning-repository.ts';
import { lockPersonsForNoKeyUpdate } from '../../persons/person-repository.ts';
import {
  findSettlement,
  insertSettlementEvent,
  lockSettlements,
  updateSettlement,
  type Settlement,
  type SettlementChanges,
} from './settlement-repository.ts';
import { presentActions } from '../../calls/action-states.ts';
import { postEntry } from '../../ledger/post-entry.ts';
import { settlementMessages } from './settlement-messages.ts';

export interface SettlementCommand {
  /** Locked. */
  settlement: Settlement;
  action: ChangingSettlementAction;
  actor: 'supplier' | 'staff' | 'provider';
  staffId?: string;
  /** What the actor saw; null where nobody looked. */
  expectedVersion: number | null;
  /** Why, as it was written by staff or said by the provider. */
  note?: string | null;
  provider?: Pick<SettlementChanges, 'provider_state' | 'provider_reference'>;
  /** What the refused caller is told besides: what is allowed now. */
  language?: Language;
  at: Date;
}

/** The application as it is now; nobody changes it before this transaction ends. */
export async function lockSettlement(tx: Tx, id: string): Promise<Settlement | undefined> {
  const known = await findSettlement(tx, id);
  if (known === undefined) return undefined;
  await lockPersonsForNoKeyUpdate(tx, [known.supplier_id]);
  return (await lockSettlements(tx, [id]))[0];
}

export function factsOf({ payout_batch_id, method, status }: Settlement): SettlementFacts {
  return {
    inBatch: payout_batch_id !== null,
    awaitsProvider: status === 'sent' && payoutChannels[method] !== 'unionpay',
  };
}

/** Which buttons each side has; the rest happens with a batch or by what the provider says. */
const offered: Readonly<Record<'supplier' | 'staff', ReadonlySet<SettlementAction>>> = {
  supplier: new Set(['withdraw']),
  staff: new Set(['refuse', 'return']),
};

export function allowedSettlementActions(
  settlement: Settlement,
  side: 'supplier' | 'staff',
  { now, language }: { now: Date; language: Language },
) {
  const facts = factsOf(settlement);
  const states = actionsFor(settlementLifecycle, settlement.status, side, facts, now);
  return presentActions(states, offered[side], language);
}

/** Whether the lifecycle lets this actor do it now. */
export function mayChange({
  settlement,
  action,
  actor,
  at,
}: Pick<SettlementCommand, 'settlement' | 'action' | 'at'> & {
  actor: Actor;
}): boolean {
  const transition = findTransition(settlementLifecycle, settlement.status, actor, action);
  return transition !== undefined && !transition.guard?.(factsOf(settlement), at);
}

/** What is done when a provider or bank says how a payout ended, and where it stands after that. */
export const payoutOutcomes = {
  paid: { action: 'pay', status: 'settled' },
  failed: { action: 'fail', status: 'failed' },
  returned: { action: 'return', status: 'returned' },
} as const satisfies Record<string, { action: ChangingSettlementAction; status: SettlementStatus }>;

const outcomes: Readonly<Record<ChangingSettlementAction, SettlementStatus>> = {
  withdraw: 'withdrawn',
  refuse: 'refused',
  send: 'sent',
  pay: 'settled',
  fail: 'failed',
  return: 'returned',
};

/**
 * Carries an action out: status, earnings, ledger, history and what the supplier is told. Throws
 * `conflict` when the lifecycle or another version is against it.
 */
export async function changeSettlement(
  tx: Tx,
  jobs: Jobs,
  command: SettlementCommand,
): Promise<void> {
  const { settlement, action, actor, expectedVersion, note = null, provider = {}, at } = command;
  const stale = expectedVersion !== null && expectedVersion !== settlement.version;
  if (stale || !mayChange(command)) refuse('conflict', { data: refusalData(command) });
  const status = outcomes[action];
  const undone = action !== 'send' && action !== 'pay';
  await updateSettlement(tx, settlement.id, {
    status,
    version: settlement.version + 1,
    ...provider,
    ...(action === 'pay' ? { settled_at: at } : {}),
    ...(undone ? { ended_at: at, failure: note } : {}),
  });
  if (action === 'pay') await markPaidOut(tx, settlement.id);
  if (undone) await takeOutOfSettlement(tx, settlement.id);
  await insertSettlementEvent(tx, {
    settlement_id: settlement.id,
    action,
    actor,
    staff_id: command.staffId ?? null,
    note,
    at,
  });
  if (action !== 'send') await moveMoney(tx, command, undone);
  await tell(tx, jobs, command);
}

function refusalData({ settlement, actor, language = 'zh-CN', at }: SettlementCommand) {
  if (actor === 'provider') return {};
  const viewer = { now: at, language };
  return { allowedActions: allowedSettlementActions(settlement, actor, viewer) };
}

async function moveMoney(
  tx: Tx,
  { settlement, at }: SettlementCommand,
  undone: boolean,
): Promise<void> {
  const { gross, netted, payout_gross, payout_fee, payout_currency } = settlement;
  const entry = {
    source: `settlement:${settlement.id}:${settlement.version + 1}`,
    supplierId: settlement.supplier_id,
    settlementId: settlement.id,
    at,
  };
  if (!undone) {
    const money = { amount: payout_gross - payout_fee, currency: payout_currency };
    await postEntry(tx, { ...entry, event: 'paidOut', money });
    return;
  }
  const event = settlement.status === 'settled' ? 'payoutReturned' : 'settlementUndone';
  const money = {
    gross,
    netted,
    payoutGross: payout_gross,
    payoutFee: payout_fee,
    payoutCurrency: payout_currency,
  };
  await postEntry(tx, { ...entry, event, money });
}

async function tell(
  tx: Tx,
  jobs: Jobs,
  { settlement, action, note = null, at }: SettlementCommand,
): Promise<void> {
  const { id, supplier_id: personId } = settlement;
  invalidate(tx, personId, ['Settlement', 'Overview']);
  const message = settlementMessages[action];
  if (message === null) return;
  const told: NewNotification = {
    personId,
    identity: 'supplier',
    ...message(settlement, note ?? ''),
    path: pathTo('settlementRecord', { id }),
    at,
  };
  await notify(tx, jobs, told);
}
