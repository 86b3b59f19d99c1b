import type { Identity } from '@tolk/domain';
import type { Generated } from 'kysely';

export interface NotificationTable {
  id: string;
  person_id: string;
  /** The identity in which the person is meant to see it. */
  identity: Identity;
  kind: string;
  title_en: string;
  title_zh: string;
  text_en: string;
  text_zh: string;
  /** Name of the order or project that it is about, where there is one. */
  about: Generated<string | null>;
  /** The order to which it belongs, by itself or by an appeal. */
  order_id: Generated<string | null>;
  /** The news that it announces. */
  news_id: Generated<string | null>;
  /** Screen that it leads to. */
  path: string;
  created_at: Date;
  read_at: Date | null;
  /** Reminders only: when a mail took it along. */
  mailed_at: Generated<Date | null>;
}
