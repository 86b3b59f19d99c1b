import type { Kysely, Transaction } from 'kysely';
import type { CodeTable } from './tables/code.ts';
import type { FileTable } from './tables/file.ts';
import type { HintCounterTable } from './tables/hint-counter.ts';
import type { IdempotencyTable } from './tables/idempotency.ts';
import type { JobTable } from './tables/job.ts';
import type { NonceTable } from './tables/nonce.ts';
import type { NotificationTable } from './tables/notification.ts';
import type { PersonTable } from './tables/person.ts';
import type { SessionTable } from './tables/session.ts';
import type { SessionTokenTable } from './tables/session-token.ts';
import type { SettingTable } from './tables/setting.ts';

/** Every table with its columns, one interface each in `tables/`. */
export interface Schema {
  code: CodeTable;
  file: FileTable;
  hint_counter: HintCounterTable;
  idempotency: IdempotencyTable;
  job: JobTable;
  nonce: NonceTable;
  notification: NotificationTable;
  person: PersonTable;
  session: SessionTable;
  session_token: SessionTokenTable;
  setting: SettingTable;
}

export type Tx = Transaction<Schema>;
/** The pool or a transaction: what a repository reads with. */
export type Queryable = Kysely<Schema>;
