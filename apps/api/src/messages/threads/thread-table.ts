import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Identity, OrderAction, ReportOutcome, ReportReason } from '@tolk/domain';

export interface ConversationTable {
  id: string;
  client_id: string;
  supplier_id: string;
  begun_by: Identity;
  /** Number of the newest message, recall or event. */
  last_change: Generated<number>;
  created_at: Date;
}

/** What one of the two keeps of their conversation. */
export interface ConversationSideTable {
  conversation_id: string;
  identity: Identity;
  person_id: string;
  read_up_to: Generated<number>;
  /** The newest message that a mail about unread ones took along. */
  mailed_up_to: Generated<number>;
  /** When something was written last, or the contact was added. */
  last_at: Date;
  pinned_at: Date | null;
  archived_at: Date | null;
  muted_at: Date | null;
  blocked_at: Date | null;
}

export interface ThreadEvent {
  orderId: string;
  action: OrderAction;
  /** Null: a timer or staff. */
  by: Identity | null;
}

export interface MessageTable {
  conversation_id: string;
  seq: number;
  /** Number of its last change: `seq` until it is recalled. */
  changed: number;
  /** Named by the sender's browser. */
  message_id: string | null;
  by: Identity | null;
  /** Who wrote it for the organisation that the client is; told to its own side alone. */
  member_id: Generated<string | null>;
  text: Generated<string>;
  file_id: string | null;
  quote_seq: number | null;
  event: JSONColumnType<ThreadEvent> | null;
  /** Of a text or file that may not go to many; stays when the message is recalled. */
  fingerprint: Generated<string | null>;
  outside_payment: Generated<boolean>;
  created_at: Date;
  recalled_at: Date | null;
  bigrams: GeneratedAlways<string[]>;
  words: GeneratedAlways<string>;
}

/** What a recalled message said, for a report of it. */
export interface RecalledMessageTable {
  conversation_id: string;
  seq: number;
  text: string;
  file_name: string | null;
  recalled_at: Date;
}

/** A posting that somebody wrote about. */
export interface ConversationPostingTable {
  conversation_id: string;
  posting_id: string;
  since: Date;
}

export interface PresenceTable {
  person_id: string;
  seen_at: Date | null;
  shown: Generated<boolean>;
}

/** A message as staff reads it: nothing of the conversation but it and its neighbours. */
export interface ReportedMessage {
  seq: number;
  by: Identity | null;
  at: string;
  text: string;
  fileName: string | null;
  recalled: boolean;
}

export interface MessageReportTable {
  id: string;
  /** May be gone: a report outlives the accounts of the two. */
  conversation_id: string;
  reporter_id: string;
  reported_id: string;
  /** Who wrote the message for the organisation that `reported_id` is. */
  member_id: Generated<string | null>;
  seq: number;
  /** Who reported it. */
  by: Identity;
  reason: ReportReason;
  note: string;
  messages: JSONColumnType<ReportedMessage[]>;
  created_at: Date;
  outcome: Generated<ReportOutcome | null>;
  /** To who wrote the message. */
  words: Generated<string>;
  decided_at: Generated<Date | null>;
  decided_by: Generated<string | null>;
  /** When the warning or the silence was lifted: it counts no more. */
  lifted_at: Generated<Date | null>;
}

/** Who can write to nobody for a while. */
export interface SilenceTable {
  person_id: string;
  until: Date;
}
