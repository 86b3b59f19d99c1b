import { t } from '@lingui/core/macro';
import { serverNow } from '@tolk/api-client';
import { object, string } from '@tolk/design-system/form-rules';
import { limits, type SettlementMethodName } from '@tolk/domain';
import { bankCardIssuer, checkBankCard, type BankCardProblem } from '@tolk/domain/checks/bank-card';
import { checkCorporateAccount } from '@tolk/domain/checks/corporate-account';
import { checkCreditCode } from '@tolk/domain/checks/credit-code';
import { checkPayoneerAccount, checkPayPalAccount } from '@tolk/domain/checks/payout-accounts';
import { checkResidentId } from '@tolk/domain/checks/resident-id';
import { banks } from '@tolk/domain/dictionaries/banks';
import { isOffered } from '@tolk/domain/dictionaries/entry';
import { getLanguage } from '@tolk/i18n';
import { nameIn } from '@tolk/labels';

const { profile, settlementAccount } = limits;
const choice = () => string().nullable().required();
const text = (max: number) => string().trim().max(max).required();

/** A text that a check of the domain accepts; `say` puts its problem into words. */
function checked<Problem extends string>(
  check: (value: string) => Problem | null,
  say: (problem: Problem) => string,
) {
  return string()
    .trim()
    .required()
    .test({
      name: 'checked',
      test(value, { createError }) {
        const problem = value ? check(value) : null;
        return problem === null ? true : createError({ message: say(problem) });
      },
    });
}

const cardMessages: Readonly<Record<BankCardProblem, () => string>> = {
  length: () => t`A card number has 13 to 19 digits.`,
  digits: () => t`A card number has digits only.`,
  luhn: () => t`This card number is incorrect. Check it against the card.`,
  notUnionPay: () => t`Only China UnionPay cards are accepted; their numbers start with 62.`,
  credit: () => t`This is a credit card. Use a debit card of your own.`,
};

/** The bank that issued a card, where it is known and offered; undefined for any other number. */
export function issuingBank(cardNumber: string): string | undefined {
  const issuer = bankCardIssuer(cardNumber)?.bank;
  return banks.find((one) => one.value === issuer && isOffered(one))?.value;
}

/** A card belongs to the bank that issued it. */
const cardBank = choice().test({
  name: 'issuer',
  test(bank, { createError, parent }) {
    const { cardNumber } = parent as { cardNumber: string };
    const issuer = issuingBank(cardNumber);
    if (!bank || issuer === undefined || issuer === bank) return true;
    const name = nameIn(banks, issuer, getLanguage());
    return createError({ message: t`This card was issued by ${name}. Choose that bank.` });
  },
});

const bankRules = {
  province: choice(),
  city: choice(),
  bank: choice(),
  branch: text(settlementAccount.bank),
};

/** The server checks the same and more. */
const methodRules = {
  personalCard: object({
    idNumber: checked(
      (value) => checkResidentId(value, new Date(serverNow())),
      () => t`This is not a valid citizen ID number. Check it against the card.`,
    ),
    cardNumber: checked(checkBankCard, (problem) => cardMessages[problem]()),
    ...bankRules,
    bank: cardBank,
  }),
  corporateCard: object({
    companyName: text(limits.companyName.max),
    creditCode: checked(
      checkCreditCode,
      () => t`This is not a valid unified social credit code. Check it against the licence.`,
    ),
    account: checked(checkCorporateAccount, () => t`A corporate account has 8 to 30 digits.`),
    ...bankRules,
  }),
  paypal: object({
    name: text(profile.name),
    account: checked(checkPayPalAccount, () => t`A PayPal account is an e-mail address.`),
  }),
  payoneer: object({
    name: text(profile.name),
    account: checked(
      checkPayoneerAccount,
      () => t`A Payoneer account is an e-mail address or a customer ID of digits.`,
    ),
  }),
} satisfies Readonly<Record<SettlementMethodName, object>>;

interface KnownNumbers {
  idKnown: boolean;
  codeKnown: boolean;
}

/** The rules of a method's form. A number that is known from the verification is no field of the form. */
export function rulesFor(
  method: SettlementMethodName,
  { idKnown, codeKnown }: KnownNumbers,
): object {
  const { personalCard, corporateCard } = methodRules;
  if (method === 'personalCard' && idKnown) return personalCard.omit(['idNumber']);
  if (method === 'corporateCard' && codeKnown) return corporateCard.omit(['creditCode']);
  return methodRules[method];
}
