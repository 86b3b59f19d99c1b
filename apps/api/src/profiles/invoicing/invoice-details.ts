import type { InvoiceDetails, InvoiceDetailsForm } from '@tolk/contract';
import {
  asPrinted,
  isBankAccount,
  isPrintedPhone,
  lacksTaxNumber,
  missingForSpecial,
  type InvoiceBuyer,
} from '@tolk/domain';
import { parseAccount } from '../../accounts/identity/account-name.ts';
import type { CallContext } from '../../calls/call-context.ts';
import { requireNoFaults, visibleText } from '../../calls/field-rules.ts';
import type { BilingualText } from '../../calls/refusal.ts';
import type { Queryable } from '../../database/schema.ts';
import { seal, unseal, type ServerKeys } from '../../database/server-key.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { lockCaller } from '../../persons/lock-caller.ts';
import { legalIdentityOf } from '../certification/legal-identity.ts';
import { findInvoiceDetails, saveInvoiceDetailsRow } from './invoice-details-repository.ts';

/** Everything that an invoice says of its buyer, and where it is sent. */
export interface InvoicedClient extends InvoiceBuyer {
  email: string;
  isCompany: boolean;
}

const texts = {
  phone: { en: 'Enter a phone number, or leave it out.', zh: '请输入有效的电话号码，或留空。' },
  bankAccount: {
    en: 'Enter an account number or an IBAN, or leave it out.',
    zh: '请输入有效的银行账号，或留空。',
  },
  email: { en: 'Enter an e-mail address, or leave it out.', zh: '请输入有效的邮箱地址，或留空。' },
} as const satisfies Record<string, BilingualText>;

export function ownInvoiceDetails({ deps, personId }: CallContext): Promise<InvoiceDetails> {
  return presentDetails(deps.db, personId, deps.config.serverKeys);
}

/** Throws 422 at what would stand on an invoice and be none. */
export async function saveInvoiceDetails(
  form: InvoiceDetailsForm,
  context: CallContext,
): Promise<InvoiceDetails> {
  const { deps, personId, now } = context;
  const { serverKeys } = deps.config;
  const phone = asPrinted(form.phone);
  const bankAccount = asPrinted(form.bankAccount);
  const typed = visibleText(form.email);
  const account = parseAccount(typed);
  const email = account?.channel === 'email' ? account.value : '';
  requireNoFaults({
    ...(phone === '' || isPrintedPhone(phone) ? {} : { phone: texts.phone }),
    ...(bankAccount === '' || isBankAccount(bankAccount) ? {} : { bankAccount: texts.bankAccount }),
    ...(typed === '' || email !== '' ? {} : { email: texts.email }),
  });
  return context.transaction(async (tx) => {
    await lockCaller(tx, personId);
    await saveInvoiceDetailsRow(tx, {
      id: personId,
      address: visibleText(form.address),
      phone,
      bank: visibleText(form.bank),
      sealed_bank_account: sealAccount(serverKeys, bankAccount),
      email,
      updated_at: now,
    });
    invalidate(tx, personId, ['InvoiceDetails']);
    return presentDetails(tx, personId, serverKeys);
  });
}

/** The client as their invoices would name them now; without a name before they said who they are. */
export async function invoicedClient(
  db: Queryable,
  personId: string,
  serverKeys: ServerKeys,
): Promise<InvoicedClient> {
  const legal = await legalIdentityOf(db, personId);
  const details = await findInvoiceDetails(db, personId);
  return {
    name: legal?.name ?? '',
    taxNumber: legal?.taxNumber ?? '',
    isCompany: legal?.isCompany ?? false,
    address: details?.address ?? '',
    phone: details?.phone ?? '',
    bank: details?.bank ?? '',
    bankAccount: unsealAccount(serverKeys, details?.sealed_bank_account ?? null),
    email: details?.email ?? '',
  };
}

/** Null for an empty one. */
export function sealAccount(serverKeys: ServerKeys, account: string): Buffer | null {
  return account === '' ? null : seal(serverKeys, 'bank-account', account);
}

export function unsealAccount(serverKeys: ServerKeys, sealed: Buffer | null): string {
  return sealed === null ? '' : unseal(serverKeys, 'bank-account', sealed);
}

async function presentDetails(
  db: Queryable,
  personId: string,
  serverKeys: ServerKeys,
): Promise<InvoiceDetails> {
  const client = await invoicedClient(db, personId, serverKeys);
  const { name, isCompany: _isCompany, ...details } = client;
  return {
    ...details,
    title: name,
    numberMissing: lacksTaxNumber(client),
    missingForSpecial: missingForSpecial(client),
  };
}
