import type { Generated, JSONColumnType } from 'kysely';
import type { StaffRole } from '@tolk/domain';

export interface StaffTable {
  id: string;
  /** E-mail address, lower case. */
  account: string;
  name: string;
  role: StaffRole;
  password_hash: string;
  /** Has to be replaced at the next login. */
  password_once: boolean;
  /** AES-256-GCM; null until enrolled. */
  sealed_totp_secret: Buffer | null;
  /** Steps up to this one are used. */
  last_totp_step: number | null;
  active: Generated<boolean>;
  wrong_tries: Generated<number>;
  locked_until: Date | null;
  last_login_at: Date | null;
  created_at: Date;
}

export interface StaffSessionTable {
  id: string;
  staff_id: string;
  token_hash: Buffer;
  started_at: Date;
  last_seen_at: Date;
  ended_at: Date | null;
  user_agent: string;
  address: string;
}

/** Never changed; the database refuses it. */
export interface AuditEntryTable {
  id: string;
  staff_id: string;
  role: StaffRole;
  action: string;
  subject: string;
  subject_id: string | null;
  details: JSONColumnType<Record<string, string>>;
  address: string;
  at: Date;
}

export interface DictionaryChangeTable {
  dict_type: string;
  value: string;
  en: string;
  zh: string;
  hidden: boolean;
  changed_at: Date;
}

export interface NewsTable {
  id: string;
  title_en: string;
  title_zh: string;
  text_en: string;
  text_zh: string;
  audience: 'all' | 'supplier' | 'client';
  state: 'draft' | 'published' | 'withdrawn';
  author_id: string;
  created_at: Date;
  published_at: Date | null;
}
