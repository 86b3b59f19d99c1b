import {
  appealActions,
  appealOutcomes,
  appealStatuses,
  limits,
  orderTasks,
  turns,
} from '@tolk/domain';
import { Type, type Static } from 'typebox';
import {
  ActionState,
  Count,
  Currency,
  FileInfo,
  Flag,
  Id,
  MinorUnits,
  Nullable,
  OneOf,
  Percent,
  Text,
  Timestamp,
} from './base.ts';

const Side = OneOf(['client', 'supplier'] as const);

/** Names are those of docs/product/data.md#appeal. */
export const AppealRow = Type.Object({
  projectOrderAppealId: Id,
  projectOrderId: Id,
  orderNumber: Type.String(),
  orderName: Type.String(),
  /** Of the dictionary `appealType`, which staff edit. */
  appealType: Type.String(),
  reasonForAppeal: Type.String(),
  appealStatus: OneOf(appealStatuses),
  appealStartTime: Timestamp,
  appealEndTime: Nullable(Timestamp),
  /** Null: the platform opened it. */
  claimant: Nullable(Side),
  /** Name of the other side, from where the caller stands. */
  otherName: Type.String(),
  /** What the order’s price is. */
  amountOfMoney: MinorUnits,
  /** The client’s handling fee of the order. */
  commissionXQ: MinorUnits,
  /** Kept from what the supplier earns by the order. */
  commission: MinorUnits,
  currency: Currency,
  /** Whose turn it is; null: nobody has to act. */
  turn: Nullable(OneOf(turns)),
  /** Everything that waits for the caller; empty for staff. */
  waitsFor: Type.Array(OneOf(orderTasks)),
  turnUntil: Nullable(Timestamp),
  version: Count,
});
export type AppealRow = Static<typeof AppealRow>;

/** `sha256` in lower-case hex, as computed when the file was handed in. */
const HashedFile = Type.Object({ ...FileInfo.properties, sha256: Type.String() });

export const Evidence = Type.Object({
  evidenceId: Id,
  by: Side,
  byName: Type.String(),
  text: Type.String(),
  files: Type.Array(HashedFile),
  time: Timestamp,
});

export const AppealOffer = Type.Object({
  by: Side,
  refundPercent: Percent,
  text: Type.String(),
  /** What each side would get. */
  refund: MinorUnits,
  earnings: MinorUnits,
  time: Timestamp,
});

/** What staff propose: a split that both sides have to accept. */
export const Mediation = Type.Object({
  refundPercent: Percent,
  text: Type.String(),
  /** What each side would get. */
  refund: MinorUnits,
  earnings: MinorUnits,
  acceptedBy: Type.Array(Side),
  time: Timestamp,
});

export const Ruling = Type.Object({
  outcome: OneOf(appealOutcomes),
  refundPercent: Percent,
  /** Redo: the new due time. */
  deliverTime: Nullable(Timestamp),
  text: Type.String(),
  /** What staff attached, in their order; both sides read it. */
  appealResultsFile: Type.Array(HashedFile),
  /** Name of the member of staff for colleagues; for the parties, the staff as a whole. */
  processedBy: Type.String(),
  /** What each side gets; both 0 for a redo. */
  refund: MinorUnits,
  earnings: MinorUnits,
  time: Timestamp,
});

export const AppealEvent = Type.Object({
  action: OneOf(appealActions),
  actor: OneOf(['client', 'supplier', 'staff', 'timer', 'provider'] as const),
  actorName: Nullable(Type.String()),
  note: Nullable(Type.String()),
  time: Timestamp,
});

export const AppealDetail = Type.Object({
  ...AppealRow.properties,
  /** What the claimant asks for: the share that should go back. */
  wantedRefundPercent: Percent,
  evidenceUntil: Timestamp,
  /** Staff gave more time for it. */
  evidenceExtended: Flag,
  /** Newest last. */
  appealEvidenceFile: Type.Array(Evidence),
  /** The offer that stands. */
  offer: Nullable(AppealOffer),
  mediation: Nullable(Mediation),
  /** The first ruling, which may still be reviewed. */
  appealResults: Nullable(Ruling),
  /** The decision after a review. */
  review: Nullable(Ruling),
  reviewReason: Nullable(Type.String()),
  /** Until when one review can be asked for. */
  reviewUntil: Nullable(Timestamp),
  acceptedBy: Type.Array(Side),
  escalated: Flag,
  afterCompletion: Flag,
  timeline: Type.Array(AppealEvent),
  allowedActions: Type.Array(ActionState(appealActions)),
});
export type AppealDetail = Static<typeof AppealDetail>;

export const AppealForm = Type.Object({
  projectOrderId: Id,
  version: Count,
  /** One that the dictionary `appealType` offers. */
  appealType: Text(40, 1),
  reasonForAppeal: Text(limits.appeal.text, limits.reason.min),
  refundPercent: Percent,
  fileIds: Type.Array(Id, { maxItems: limits.appeal.filesPerEvidence, uniqueItems: true }),
});
