import type { SettlementMethodForm } from '@tolk/contract';
import { dictionaryEntry } from '@tolk/domain/dictionaries/index';
import type { Language } from '@tolk/domain';
import type { Config } from '../../config.ts';
import { inLanguage } from '../../calls/refusal.ts';
import type { SettlementMethodRow } from '../../profiles/certification/certification-repository.ts';
import type { Settlement } from '../settlements/settlement-repository.ts';
import { unseal } from '../../database/server-key.ts';

/** Who gets the money and at which bank, masked; the bank by its value in the dictionary. */
export function payeeOf({ masked_details: details }: SettlementMethodRow) {
  const name = details.companyName ?? details.name ?? '';
  const account = details.cardNumber ?? details.account ?? '';
  return { payee: `${name} ${account}`.trim(), bank: details.bank ?? '' };
}

/** A bank as this reader sees it; empty for PayPal and Payoneer. */
export function shownBank(bank: string, language: Language): string {
  const entry = dictionaryEntry('bank', bank);
  return entry === undefined ? bank : inLanguage(entry, language);
}

/** Where the money goes, in clear: for the provider and the bank's file only. */
export function openPayee(
  { serverKeys }: Pick<Config, 'serverKeys'>,
  { sealed_payee }: Pick<Settlement, 'sealed_payee'>,
): SettlementMethodForm {
  // It is the form of the method, sealed as its certification keeps it.
  return JSON.parse(unseal(serverKeys, 'settlement-details', sealed_payee)) as SettlementMethodForm;
}
