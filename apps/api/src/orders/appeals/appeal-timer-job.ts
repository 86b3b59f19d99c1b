import type { AppealAction } from '@tolk/domain';
import type { Tx } from '../../database/schema.ts';
import { transaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { rulingsOf } from './appeal-repository.ts';
import { handleJob } from '../../jobs/job-kinds.ts';
import { applyOrderAction } from '../order/apply-order-action.ts';
import { messagesToBoth } from './appeal-messages.ts';
import { appealTimers } from './appeal-timers.ts';
import { applyAppealAction, lockWithOrder, type LockedAppeal } from './apply-appeal-action.ts';
import { carryOutRuling } from './final-decision.ts';
import { tellParties } from './tell-parties.ts';

const timer = { actor: 'timer', personId: null, staffId: null } as const;

/** Carries out what is due on an appeal, if it still is: the appeal may have moved on meanwhile. */
export const appealTimer = handleJob('appeal.timer', 'money', ({ appealId, action }, deps) =>
  transaction(deps.db, async (tx) => {
    const at = deps.clock.now();
    const locked = await lockWithOrder(tx, appealId);
    if (!locked) return;
    const due = appealTimers(locked.appeal).some((one) => one.action === action && one.runAt <= at);
    const carryOut = timed[action];
    if (due && carryOut) await carryOut(tx, deps, locked, at);
  }),
);

type Timed = (tx: Tx, deps: Dependencies, locked: LockedAppeal, at: Date) => Promise<void>;

const timed: Partial<Record<AppealAction, Timed>> = {
  async endEvidence(tx, { jobs }, { appeal }, at) {
    const command = { appeal, expectedVersion: null, ...timer, action: 'endEvidence', at } as const;
    const next = await applyAppealAction(tx, jobs, command);
    await tellParties(tx, jobs, next, messagesToBoth('endEvidence', next), at);
  },
  // The order's event tells both parties; staff sees it before all others.
  async escalate(tx, { jobs }, { appeal, order }, at) {
    const command = { appeal, expectedVersion: null, ...timer, action: 'escalate', at } as const;
    await applyAppealAction(tx, jobs, command, { changes: { escalated_at: at } });
    await applyOrderAction(tx, jobs, {
      order,
      expectedVersion: null,
      ...timer,
      action: 'escalateAppeal',
      payload: null,
      at,
    });
  },
  async finalize(tx, { jobs }, locked, at) {
    const ruling = (await rulingsOf(tx, locked.appeal.id)).find(({ step }) => step === 'ruling');
    if (!ruling) throw new Error('An appeal that is ruled has a ruling');
    const { appeal } = locked;
    const command = { appeal, expectedVersion: null, ...timer, action: 'finalize', at } as const;
    await applyAppealAction(tx, jobs, command);
    await carryOutRuling(tx, jobs, locked, ruling, timer, at);
  },
};
