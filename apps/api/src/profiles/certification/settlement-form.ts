import type { SettlementMethodForm } from '@tolk/contract';
import {
  bankCardIssuer,
  checkBankCard,
  checkCorporateAccount,
  checkCreditCode,
  checkPassport,
  checkPayPalAccount,
  checkPayoneerAccount,
  checkResidentId,
  normalizeAccountNumber,
  normalizeDocumentNumber,
  normalizePayoutAccount,
} from '@tolk/domain';
import { citiesOf, dictionaryEntry, offeredEntry } from '@tolk/domain/dictionaries/index';
import type { BilingualText } from '../../calls/refusal.ts';
import { blankFaults, fieldTexts, type FieldFaults } from '../../calls/field-rules.ts';
import { maskedAccount, maskedNumber } from './masked.ts';
import {
  bankCardTexts,
  corporateAccountTexts,
  creditCodeTexts,
  otherBank,
  payoneerTexts,
  payPalTexts,
  residentIdTexts,
} from './number-texts.ts';

const otherProvince = {
  en: 'This city is not in that province.',
  zh: '该城市不属于所选省份。',
};

/** The form with its numbers in the one form that is checked, stored and compared. */
export function normalized(form: SettlementMethodForm): SettlementMethodForm {
  if (form.method === 'personalCard') {
    return {
      ...form,
      name: form.name.trim(),
      branch: form.branch.trim(),
      idNumber: normalizeDocumentNumber(form.idNumber),
      cardNumber: normalizeAccountNumber(form.cardNumber),
    };
  }
  if (form.method === 'corporateCard') {
    return {
      ...form,
      companyName: form.companyName.trim(),
      branch: form.branch.trim(),
      creditCode: normalizeDocumentNumber(form.creditCode),
      account: normalizeAccountNumber(form.account),
    };
  }
  return { ...form, name: form.name.trim(), account: normalizePayoutAccount(form.account) };
}

/** What is wrong with the form by itself. */
export function formFaults(form: SettlementMethodForm, now: Date): FieldFaults {
  if (form.method === 'personalCard') {
    return {
      ...blankFaults({ name: form.name, branch: form.branch }),
      ...otherBankFault(form),
      ...bankFaults(form),
      ...fault('idNumber', holderProblem(form.idNumber, now), residentIdTexts),
      ...fault('cardNumber', checkBankCard(form.cardNumber), bankCardTexts),
    };
  }
  if (form.method === 'corporateCard') {
    return {
      ...blankFaults({ companyName: form.companyName, branch: form.branch }),
      ...bankFaults(form),
      ...fault('creditCode', checkCreditCode(form.creditCode), creditCodeTexts),
      ...fault('account', checkCorporateAccount(form.account), corporateAccountTexts),
    };
  }
  const { name, account } = form;
  return {
    ...blankFaults({ name }),
    ...(form.method === 'paypal'
      ? fault('account', checkPayPalAccount(account), payPalTexts)
      : fault('account', checkPayoneerAccount(account), payoneerTexts)),
  };
}

/** The form as its owner sees it again: numbers and accounts masked. */
export function maskedDetails(form: SettlementMethodForm): Record<string, string> {
  const { method: _method, ...details } = form;
  if (form.method === 'personalCard') {
    return {
      ...details,
      idNumber: maskedNumber(form.idNumber),
      cardNumber: maskedNumber(form.cardNumber),
    };
  }
  const mask = form.method === 'corporateCard' ? maskedNumber : maskedAccount;
  return { ...details, account: mask(form.account) };
}

function fault<Problem extends string>(
  field: string,
  problem: Problem | null,
  texts: Readonly<Record<Problem, BilingualText>>,
): FieldFaults {
  return problem === null ? {} : { [field]: texts[problem] };
}

/** Who has no ID card opens a bank account with a passport; its number is not of 18 characters. */
function holderProblem(number: string, now: Date) {
  return checkPassport(number) === null ? null : checkResidentId(number, now);
}

/** A card belongs to the bank that issued it; one of an issuer that we don't know belongs to any. */
function otherBankFault({ cardNumber, bank }: { cardNumber: string; bank: string }): FieldFaults {
  const issuer = offeredEntry('bank', bankCardIssuer(cardNumber)?.bank ?? '');
  if (issuer === undefined || issuer.value === bank) return {};
  return { bank: otherBank(issuer) };
}

function bankFaults(form: { province: string; city: string; bank: string }): FieldFaults {
  const faults: FieldFaults = {};
  if (!offeredEntry('bank', form.bank)) faults.bank = fieldTexts.unknownChoice;
  if (!dictionaryEntry('province', form.province)) faults.province = fieldTexts.unknownChoice;
  if (!dictionaryEntry('city', form.city)) faults.city = fieldTexts.unknownChoice;
  else if (!citiesOf(form.province).some(({ value }) => value === form.city)) {
    faults.city = otherProvince;
  }
  return faults;
}
