import {
  actionsFor,
  appealActions,
  appealLifecycle,
  type AppealAction,
  type AppealFacts,
  type Identity,
  type Language,
} from '@tolk/domain';
import type { AppealRecord } from './appeal-repository.ts';
import { presentActions } from '../../calls/action-states.ts';

/** Who looks: a party, a member of staff, or nobody. */
export interface AppealViewer {
  identity: Identity | null;
  staffId: string | null;
}

/** What follows from what somebody does; an appeal is opened from its order, and ends by itself. */
const byItself: readonly AppealAction[] = ['open', 'finalize', 'concludeMediation'];
const offered: ReadonlySet<AppealAction> = new Set(
  appealActions.filter((action) => !byItself.includes(action)),
);

/** What the guards of the lifecycle look at. */
export function appealFacts(appeal: AppealRecord, viewer: AppealViewer): AppealFacts {
  return {
    viewer: viewer.identity,
    staffId: viewer.staffId,
    claimant: appeal.claimant,
    ruledAt: appeal.ruled_at,
    ruledBy: appeal.ruled_by,
    offerBy: appeal.offer_by,
    acceptedBy: appeal.accepted_by,
    extended: appeal.evidence_extended_at !== null,
    mediationAcceptedBy: mediationAcceptedBy(appeal),
    evidenceCount: appeal.evidence_by.filter((side) => side === viewer.identity).length,
  };
}

/** Null where staff propose nothing. */
export function mediationAcceptedBy(appeal: AppealRecord): Identity[] | null {
  return appeal.mediation_at === null ? null : appeal.mediation_accepted_by;
}

/** The buttons of this viewer, each with why it is off if it is. */
export function allowedAppealActions(
  appeal: AppealRecord,
  viewer: AppealViewer,
  now: Date,
  language: Language,
) {
  const actor = viewer.identity ?? 'staff';
  const facts = appealFacts(appeal, viewer);
  const states = actionsFor(appealLifecycle, appeal.status, actor, facts, now);
  return presentActions(states, offered, language);
}
