import type { AppealDetail, AppealRow } from '@tolk/contract';
import {
  addMs,
  limits,
  otherIdentity,
  sidesOf,
  tasksInAppeal,
  whoseTurnInAppeal,
  type Actor,
  type AppealFactsOfTurn,
  type Identity,
  type Language,
  type Turn,
} from '@tolk/domain';
import type { Queryable } from '../../database/schema.ts';
import {
  appealEvents,
  evidenceOf,
  rulingsOf,
  type AppealEvidence,
  type AppealRecord,
  type AppealRuling,
} from './appeal-repository.ts';
import { shownName, staffAsOne } from '../../accounts/identity/shown-name.ts';
import type { StoredFile } from '../../files/uploads/file-repository.ts';
import { presentFile } from '../../files/uploads/files.ts';
import { moneyOf } from '../milestones/milestone-in-turn.ts';
import { allowedAppealActions, mediationAcceptedBy, type AppealViewer } from './appeal-actions.ts';

/** Who looks, and when. */
export interface Onlooker extends AppealViewer {
  now: Date;
  language: Language;
}

export function presentAppeal(appeal: AppealRecord, { identity, language }: Onlooker): AppealRow {
  const facts = factsOfTurn(identity, appeal);
  const turn = whoseTurnInAppeal(facts);
  return {
    projectOrderAppealId: appeal.id,
    projectOrderId: appeal.order_id,
    orderNumber: appeal.order_number,
    orderName: appeal.order_name,
    appealType: appeal.type,
    reasonForAppeal: appeal.reason,
    appealStatus: appeal.status,
    appealStartTime: appeal.opened_at.toISOString(),
    appealEndTime: appeal.ended_at?.toISOString() ?? null,
    claimant: appeal.claimant,
    otherName: identity ? shownName(nameOf(appeal, otherIdentity(identity)), language) : '',
    amountOfMoney: appeal.price,
    commissionXQ: appeal.fee,
    commission: appeal.commission,
    currency: appeal.currency,
    turn,
    waitsFor: identity === null ? [] : tasksInAppeal(identity, facts),
    turnUntil: (turn && turnEnd(appeal, turn))?.toISOString() ?? null,
    version: appeal.version,
  };
}

export async function appealDetail(
  db: Queryable,
  appeal: AppealRecord,
  viewer: Onlooker,
): Promise<AppealDetail> {
  const { now, language } = viewer;
  const rulings = await rulingsOf(db, appeal.id);
  const ruling = rulings.find(({ step }) => step === 'ruling');
  const review = rulings.find(({ step }) => step === 'review');
  const evidence = await evidenceOf(db, appeal.id);
  const events = await appealEvents(db, appeal.id);
  return {
    ...presentAppeal(appeal, viewer),
    wantedRefundPercent: appeal.wanted_percent,
    evidenceUntil: appeal.evidence_until.toISOString(),
    appealEvidenceFile: evidence.map((one) => presentEvidence(one, language)),
    evidenceExtended: appeal.evidence_extended_at !== null,
    offer: presentOffer(appeal),
    mediation: presentMediation(appeal),
    appealResults: ruling ? presentRuling(appeal, ruling, viewer) : null,
    review: review ? presentRuling(appeal, review, viewer) : null,
    reviewReason: appeal.review_reason,
    reviewUntil: reviewUntil(appeal)?.toISOString() ?? null,
    acceptedBy: appeal.accepted_by,
    escalated: appeal.escalated_at !== null,
    afterCompletion: appeal.after_completion,
    timeline: events.map(({ action, actor, actor_name, note, at }) => ({
      action,
      actor,
      actorName: actor_name && shownActor(actor, actor_name, viewer),
      note,
      time: at.toISOString(),
    })),
    allowedActions: allowedAppealActions(appeal, viewer, now, language),
  };
}

function presentEvidence(
  { id, side, person_name, text, files, at }: AppealEvidence,
  language: Language,
): AppealDetail['appealEvidenceFile'][number] {
  return {
    evidenceId: id,
    by: side,
    byName: shownName(person_name, language),
    text,
    files: files.map(presentHashedFile),
    time: at.toISOString(),
  };
}

function presentHashedFile(file: StoredFile & { sha256: string }) {
  return { ...presentFile(file), sha256: file.sha256 };
}

function presentOffer(appeal: AppealRecord): AppealDetail['offer'] {
  const { offer_by: by, offer_percent: refundPercent, offer_text, offer_at } = appeal;
  if (by === null || refundPercent === null || offer_at === null) return null;
  return {
    by,
    refundPercent,
    text: offer_text ?? '',
    ...sidesOf(moneyOf(appeal), refundPercent),
    time: offer_at.toISOString(),
  };
}

function presentMediation(appeal: AppealRecord): AppealDetail['mediation'] {
  const { mediation_percent: refundPercent, mediation_text, mediation_at } = appeal;
  if (refundPercent === null || mediation_at === null) return null;
  return {
    refundPercent,
    text: mediation_text ?? '',
    ...sidesOf(moneyOf(appeal), refundPercent),
    acceptedBy: appeal.mediation_accepted_by,
    time: mediation_at.toISOString(),
  };
}

function presentRuling(
  appeal: AppealRecord,
  { outcome, refund_percent: refundPercent, due_at, text, files, staff_name, at }: AppealRuling,
  viewer: Onlooker,
): NonNullable<AppealDetail['appealResults']> {
  return {
    outcome,
    refundPercent,
    deliverTime: due_at?.toISOString() ?? null,
    text,
    appealResultsFile: files.map(presentHashedFile),
    processedBy: shownActor('staff', staff_name, viewer),
    ...(outcome === 'redo' ? { refund: 0, earnings: 0 } : sidesOf(moneyOf(appeal), refundPercent)),
    time: at.toISOString(),
  };
}

/** Colleagues see who of the staff it was. */
function shownActor(actor: Actor, name: string, { identity, language }: Onlooker): string {
  if (actor === 'staff' && identity !== null) return staffAsOne(language);
  return shownName(name, language);
}

/** Staff go on with their work while an offer waits for a party. */
function factsOfTurn(identity: Identity | null, appeal: AppealRecord): AppealFactsOfTurn {
  const { status, offer_by, evidence_by, accepted_by } = appeal;
  return {
    status,
    offerBy: identity === null ? null : offer_by,
    mediationAcceptedBy: identity === null ? null : mediationAcceptedBy(appeal),
    evidenceBy: evidence_by,
    acceptedBy: accepted_by,
  };
}

/** Staff are reminded of an appeal after 30 days; an offer has no end of its own. */
function turnEnd(appeal: AppealRecord, turn: Turn): Date | null {
  const { status, opened_at, escalated_at } = appeal;
  if (status === 'evidence') return appeal.evidence_until;
  if (status === 'ruled') return reviewUntil(appeal);
  if (status !== 'mediation' || turn !== 'staff' || escalated_at !== null) return null;
  return addMs(opened_at, limits.appeal.escalateMs);
}

function reviewUntil({ ruled_at }: AppealRecord): Date | null {
  return ruled_at && addMs(ruled_at, limits.appeal.reviewMs);
}

function nameOf(appeal: AppealRecord, identity: Identity): string {
  return appeal[`${identity}_name`];
}
