import { accountMessageKind } from './accounts/codes/account-message.ts';
import type { SealedTable } from './database/reseal.ts';
import { fingerprintedText } from './profiles/certification/document-fingerprint.ts';

/**
 * What stays sealed for longer than a day, each table after those that its rows are copied from. Kept
 * answers, codes and tickets end by themselves sooner than that.
 */
export const sealedTables: readonly SealedTable[] = [
  {
    table: 'real_name_verification',
    sealed: { column: 'sealed_number' },
    use: 'document-number',
    hashed: {
      column: 'number_fingerprint',
      use: 'document-fingerprint',
      with: 'document_type',
      textOf: (number, documentType) => fingerprintedText({ documentType, number }),
    },
  },
  {
    table: 'settlement_method',
    sealed: { column: 'sealed_details' },
    use: 'settlement-details',
  },
  { table: 'settlement', sealed: { column: 'sealed_payee' }, use: 'settlement-details' },
  { table: 'invoice_details', sealed: { column: 'sealed_bank_account' }, use: 'bank-account' },
  { table: 'tax_invoice', sealed: { column: 'sealed_bank_account' }, use: 'bank-account' },
  { table: 'incoming_transfer', sealed: { column: 'sealed_payer_account' }, use: 'bank-account' },
  { table: 'staff', sealed: { column: 'sealed_totp_secret' }, use: 'staff-totp' },
  { table: 'job', sealed: { jobsOf: accountMessageKind }, use: 'message' },
];
