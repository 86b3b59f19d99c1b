import { sql } from 'kysely';
import { accountMessageKind } from './accounts/codes/account-message.ts';
import type { SealedTable } from './database/reseal.ts';
import { fingerprintedText } from './profiles/certification/document-fingerprint.ts';

/**
 * What stays sealed for longer than a day, each table after those that its rows are copied from. Kept
 * answers, codes and tickets end by themselves sooner than that.
 */
export const sealedTables: readonly SealedTable[] = [
  {
    ...bytes('real_name_verification', 'sealed_number'),
    use: 'document-number',
    hashed: {
      column: 'number_fingerprint',
      use: 'document-fingerprint',
      with: 'document_type',
      textOf: (number, documentType) => fingerprintedText({ documentType, number }),
    },
  },
  { ...bytes('settlement_method', 'sealed_details'), use: 'settlement-details' },
  { ...bytes('settlement', 'sealed_payee'), use: 'settlement-details' },
  { ...bytes('staff', 'sealed_totp_secret'), use: 'staff-totp' },
  {
    // A message that was given up is sent when an admin restarts it, however old it is.
    table: 'job',
    where: sql`kind = ${accountMessageKind} and done_at is null`,
    sealed: sql<Buffer | null>`decode(payload ->> 'sealed', 'base64')`,
    store: (sealed) =>
      sql`payload = jsonb_set(payload, '{sealed}', to_jsonb(${sealed.toString('base64')}::text))`,
    use: 'message',
  },
];

function bytes(table: string, column: string): Pick<SealedTable, 'table' | 'sealed' | 'store'> {
  return {
    table,
    sealed: sql<Buffer | null>`${sql.ref(column)}`,
    store: (sealed) => sql`${sql.ref(column)} = ${sealed}`,
  };
}
