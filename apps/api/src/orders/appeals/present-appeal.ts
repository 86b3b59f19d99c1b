import type { AppealDetail, AppealRow } from '@tolk/contract';
import {
  addMs,
  limits,
  otherIdentity,
  sidesOf,
  type AppealStatus,
  type Identity,
  type Language,
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
import { shownName } from '../../accounts/identity/shown-name.ts';
import type { StoredFile } from '../../files/uploads/file-repository.ts';
import { presentFile } from '../../files/uploads/files.ts';
import { moneyOf } from '../order/order-effects.ts';
import { allowedAppealActions, type AppealViewer } from './appeal-actions.ts';

type Turn = Pick<AppealRow, 'turn'> & { until: Date | null };

/** Who looks, and when. */
export interface Onlooker extends AppealViewer {
  now: Date;
  language: Language;
}

export function presentAppeal(appeal: AppealRecord, { identity, language }: Onlooker): AppealRow {
  const { turn, until } = turns[appeal.status](appeal);
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
    turnUntil: until?.toISOString() ?? null,
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
    offer: presentOffer(appeal),
    appealResults: ruling ? presentRuling(appeal, ruling) : null,
    review: review ? presentRuling(appeal, review) : null,
    reviewReason: appeal.review_reason,
    reviewUntil: reviewUntil(appeal)?.toISOString() ?? null,
    acceptedBy: appeal.accepted_by,
    escalated: appeal.escalated_at !== null,
    afterCompletion: appeal.after_completion,
    timeline: events.map(({ action, actor, actor_name, note, at }) => ({
      action,
      actor,
      actorName: actor_name && shownName(actor_name, language),
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

function presentRuling(
  appeal: AppealRecord,
  { outcome, refund_percent: refundPercent, due_at, text, files, staff_name, at }: AppealRuling,
): NonNullable<AppealDetail['appealResults']> {
  return {
    outcome,
    refundPercent,
    deliverTime: due_at?.toISOString() ?? null,
    text,
    appealResultsFile: files.map(presentHashedFile),
    processedBy: staff_name,
    ...(outcome === 'redo' ? { refund: 0, earnings: 0 } : sidesOf(moneyOf(appeal), refundPercent)),
    time: at.toISOString(),
  };
}

const nobody: Turn = { turn: null, until: null };

/** Mediation waits for staff, who is reminded after 30 days. */
const turns: Readonly<Record<AppealStatus, (appeal: AppealRecord) => Turn>> = {
  evidence: ({ evidence_until: until }) => ({ turn: 'both', until }),
  mediation: ({ opened_at, escalated_at }) => ({
    turn: 'staff',
    until: escalated_at === null ? addMs(opened_at, limits.appeal.escalateMs) : null,
  }),
  ruled: (appeal) => {
    const [accepted] = appeal.accepted_by;
    const turn = accepted === undefined ? 'both' : otherIdentity(accepted);
    return { turn, until: reviewUntil(appeal) };
  },
  inReview: () => ({ turn: 'staff', until: null }),
  withdrawn: () => nobody,
  agreed: () => nobody,
  closed: () => nobody,
};

function reviewUntil({ ruled_at }: AppealRecord): Date | null {
  return ruled_at && addMs(ruled_at, limits.appeal.reviewMs);
}

function nameOf(appeal: AppealRecord, identity: Identity): string {
  return appeal[`${identity}_name`];
}
