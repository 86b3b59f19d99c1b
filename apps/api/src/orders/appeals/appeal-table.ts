import type { Generated, GeneratedAlways } from 'kysely';
import type {
  Actor,
  AppealAction,
  AppealOutcome,
  AppealStatus,
  Identity,
  OrderState,
} from '@tolk/domain';

export interface AppealTable {
  id: string;
  order_id: string;
  /** Whose money is in dispute; null where it is the order's. */
  milestone_id: string | null;
  /** Null: the platform, because money may not be held any longer. */
  claimant: Identity | null;
  /** Of the dictionary `appealType`. */
  type: string;
  reason: string;
  /** The share that should go back to the client, as all percents here. */
  wanted_percent: number;
  status: Generated<AppealStatus>;
  version: Generated<number>;
  /** Where the order goes on when the appeal is withdrawn. */
  previous_state: OrderState;
  after_completion: boolean;
  opened_at: Date;
  evidence_until: Date;
  escalated_at: Date | null;
  offer_by: Identity | null;
  offer_percent: number | null;
  offer_text: string | null;
  offer_at: Date | null;
  accepted_by: Generated<Identity[]>;
  /** When staff gave more time for evidence. */
  evidence_extended_at: Generated<Date | null>;
  /** What staff propose: a split that both have to accept. */
  mediation_by: Generated<string | null>;
  mediation_percent: Generated<number | null>;
  mediation_text: Generated<string | null>;
  mediation_at: Generated<Date | null>;
  mediation_accepted_by: Generated<Identity[]>;
  review_reason: string | null;
  review_by: Identity | null;
  ended_at: Date | null;
}

export interface AppealEvidenceTable {
  id: string;
  appeal_id: string;
  side: Identity;
  person_id: string;
  text: string;
  at: Date;
}

export interface AppealFileTable {
  evidence_id: string;
  file_id: string;
  position: number;
  /** Of the bytes as they were handed in, lower-case hex. */
  sha256: string;
}

export interface AppealRulingTable {
  appeal_id: string;
  step: 'ruling' | 'review';
  staff_id: string;
  outcome: AppealOutcome;
  refund_percent: number;
  /** Redo only. */
  due_at: Date | null;
  text: string;
  at: Date;
}

export interface AppealRulingFileTable {
  appeal_id: string;
  step: 'ruling' | 'review';
  file_id: string;
  position: number;
  /** Of the bytes as they were handed in, lower-case hex. */
  sha256: string;
}

export interface AppealEventTable {
  id: GeneratedAlways<number>;
  appeal_id: string;
  action: AppealAction;
  actor: Actor;
  person_id: string | null;
  staff_id: string | null;
  note: string | null;
  at: Date;
}
