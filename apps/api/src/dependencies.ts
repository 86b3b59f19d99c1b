import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { LateReads } from './database/late-reads.ts';
import type { Schema } from './database/schema.ts';
import type { FileStore } from './files/file-store.ts';
import type { SharedMemory } from './ports/shared-memory.ts';
import type { Jobs } from './ports/jobs.ts';
import type { CalendarOfNotification } from './ports/calendar.ts';
import type { ErrorTracker } from './ports/error-tracker.ts';
import type { Metrics } from './ports/metrics.ts';
import type { Clock } from './ports/clock.ts';
import type { InvoiceIssuer } from './ports/invoice-issuer.ts';
import type { MailSender } from './ports/mail-sender.ts';
import type { PaymentProviders } from './ports/payment-provider.ts';
import type { PayoutProviders } from './ports/payout-provider.ts';
import type { SmsSender } from './ports/sms-sender.ts';
import type { WechatGateway } from './ports/wechat.ts';
import type { WebPushSender } from './ports/web-push.ts';
import type { FileReader } from './files/uploads/file-reader.ts';
import type { Arrivals } from './accounts/sessions/arrivals.ts';
import type { Releases } from './releases/releases.ts';
import type { Sockets } from './sockets/sockets.ts';

/** What services and jobs work with; built once per process, replaced piece by piece in tests. */
export interface Dependencies {
  config: Config;
  db: Kysely<Schema>;
  lateReads: LateReads;
  clock: Clock;
  arrivals: Arrivals;
  log: Logger;
  jobs: Jobs;
  /** null: this process stands alone. */
  shared: SharedMemory | null;
  files: FileStore;
  releases: Releases;
  /** Who besides its owner may read a file: one for each kind of thing that files belong to. */
  fileReaders: readonly FileReader[];
  calendarOf: CalendarOfNotification;
  payments: PaymentProviders;
  payouts: PayoutProviders;
  sms: SmsSender;
  mail: MailSender;
  wechat: WechatGateway;
  webPush: WebPushSender;
  /** null: staff issue invoices elsewhere and upload them. */
  invoices: InvoiceIssuer | null;
  sockets: Sockets;
  metrics: Metrics;
  /** null: nobody collects them. */
  errorTracker: ErrorTracker | null;
}
