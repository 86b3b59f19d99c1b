import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type {
  Identity,
  Language,
  OpenInterval,
  ServiceCloseReason,
  ServiceEvent,
  ServiceSide,
  ServiceState,
  SpecialDay,
} from '@tolk/domain';

/** Somebody without an account. */
export interface ServiceVisitorTable {
  id: string;
  /** What limits count by. */
  network: string;
  created_at: Date;
}

/** What a browser's cookie or a mailed link holds, hashed. */
export interface ServiceKeyTable {
  hash: Buffer;
  visitor_id: string;
  kind: 'cookie' | 'link';
  created_at: Date;
  expires_at: Date;
}

export interface ServiceConversationTable {
  id: string;
  /** Of a member; null for a visitor. */
  person_id: string | null;
  visitor_id: string | null;
  identity: Identity | null;
  language: Language;
  state: ServiceState;
  version: Generated<number>;
  assignee_id: string | null;
  assigned_at: Date | null;
  /** Who put it back or did not answer: it is not given to them by itself. */
  avoid_id: string | null;
  /** When it was begun or opened again. */
  opened_at: Date;
  waiting_since: Date | null;
  snoozed_until: Date | null;
  close_reason: ServiceCloseReason | null;
  closed_at: Date | null;
  /** The member who began it; null where the customer did. */
  begun_by: Generated<string | null>;
  /** What whoever rules on it asked about; null for all else. */
  appeal_id: Generated<string | null>;
  first_answered_at: Date | null;
  /** Open time of the desk, as `resolution_ms`. */
  first_answer_ms: number | null;
  resolution_ms: number | null;
  email: string | null;
  rating: number | null;
  comment: Generated<string>;
  rated_at: Date | null;
  /** The customer did not want to say how it was. */
  rating_passed_at: Date | null;
  last_seq: Generated<number>;
  read_up_to: Generated<number>;
  staff_read_up_to: Generated<number>;
  mailed_up_to: Generated<number>;
  /** A mail about what is unread goes out then. */
  mail_due_at: Date | null;
  mailed_at: Date | null;
  created_at: Date;
  last_at: Date;
}

export interface ServiceMessageTable {
  conversation_id: string;
  seq: number;
  /** Named by the writer's browser; null for an event. */
  message_id: string | null;
  side: ServiceSide;
  staff_id: string | null;
  text: Generated<string>;
  file_id: string | null;
  event: ServiceEvent | null;
  details: JSONColumnType<Record<string, string>>;
  created_at: Date;
  bigrams: GeneratedAlways<string[]>;
  words: GeneratedAlways<string>;
}

export interface ServiceMentionTable {
  conversation_id: string;
  seq: number;
  staff_id: string;
  seen_at: Date | null;
}

export interface ServiceTagTable {
  id: string;
  name_en: string;
  name_zh: string;
  retired_at: Date | null;
}

export interface ServiceConversationTagTable {
  conversation_id: string;
  tag_id: string;
}

export interface ServiceCannedTable {
  id: string;
  version: Generated<number>;
  shortcut: string;
  text_en: string;
  text_zh: string;
  retired_at: Date | null;
}

export interface ServiceDutyTable {
  staff_id: string;
  on_duty: boolean;
  languages: Language[];
  /** When they were given a conversation by itself last. */
  assigned_at: Date | null;
}

/** One row at most; without it the default hours hold. */
export interface ServiceHoursTable {
  single: Generated<boolean>;
  version: number;
  zone: string;
  week: JSONColumnType<OpenInterval[][]>;
  holidays: JSONColumnType<SpecialDay[]>;
}

/** When the audit log took down that a member read the inbox, or searched it. */
export interface ServiceGlimpseTable {
  staff_id: string;
  /** Empty where nothing was searched. */
  search: string;
  noted_at: Date;
}

/** Who has a conversation on screen. */
export interface ServicePresenceTable {
  conversation_id: string;
  /** Null: the customer. */
  staff_id: string | null;
  seen_at: Date | null;
  typed_at: Date | null;
  /** When the audit log took the look down. */
  noted_at: Date | null;
}
