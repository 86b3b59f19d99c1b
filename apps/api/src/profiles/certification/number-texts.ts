import { limits } from '@tolk/domain';
import type {
  BankCardProblem,
  CorporateAccountProblem,
  CreditCodeProblem,
  PassportProblem,
  PayoutAccountProblem,
  RegistrationNumberProblem,
  ResidentIdProblem,
} from '@tolk/domain';
import type { BilingualText } from '../../calls/refusal.ts';

const { min, max } = limits.documentNumber;

/** What a person is told about each thing that can be wrong with a number. */
export const residentIdTexts: Readonly<Record<ResidentIdProblem, BilingualText>> = {
  length: { en: 'An ID card number has 18 characters.', zh: '身份证号码应为 18 位。' },
  digits: {
    en: 'An ID card number has 17 digits and a last digit or X.',
    zh: '身份证号码应为 17 位数字加 1 位数字或 X。',
  },
  region: {
    en: 'The first two digits are not a valid region code. Check the number.',
    zh: '身份证号码前两位的地区代码有误，请核对。',
  },
  birthDate: {
    en: 'The birth date in this number does not exist. Check the number.',
    zh: '身份证号码中的出生日期有误，请核对。',
  },
  checkDigit: {
    en: 'The last character is not valid. Check the number.',
    zh: '身份证号码的校验位有误，请核对。',
  },
};

export const passportTexts: Readonly<Record<PassportProblem, BilingualText>> = {
  length: { en: 'A passport number has 6 to 12 characters.', zh: '护照号码应为 6 至 12 位。' },
  characters: {
    en: 'A passport number has Latin letters and digits only.',
    zh: '护照号码只能包含拉丁字母和数字。',
  },
  digits: {
    en: 'A passport number has at least one digit.',
    zh: '护照号码应至少包含一位数字。',
  },
};

export const notACompanyNumber: BilingualText = {
  en: 'Use letters, digits, dots, dashes and slashes only.',
  zh: '仅可使用字母、数字、点、短横线和斜线。',
};

export const creditCodeTexts: Readonly<Record<CreditCodeProblem, BilingualText>> = {
  length: { en: 'A credit code has 18 characters.', zh: '统一社会信用代码应为 18 位。' },
  characters: {
    en: 'A credit code has digits and capital letters, but no I, O, S, V or Z.',
    zh: '统一社会信用代码由数字和大写字母组成，不含 I、O、S、V、Z。',
  },
  organisation: {
    en: 'The organisation part of the code is not valid. Check the code.',
    zh: '统一社会信用代码中的主体标识码有误，请核对。',
  },
  checkDigit: {
    en: 'The last character is not valid. Check the code.',
    zh: '统一社会信用代码的校验位有误，请核对。',
  },
};

export const registrationNumberTexts: Readonly<Record<RegistrationNumberProblem, BilingualText>> = {
  length: {
    en: `This number has ${min} to ${max} characters.`,
    zh: `该号码应为 ${min} 至 ${max} 位。`,
  },
  characters: notACompanyNumber,
  digits: { en: 'This number has at least one digit.', zh: '该号码应至少包含一位数字。' },
};

export const bankCardTexts: Readonly<Record<BankCardProblem, BilingualText>> = {
  length: { en: 'A card number has 13 to 19 digits.', zh: '银行卡号应为 13 至 19 位。' },
  digits: { en: 'A card number has digits only.', zh: '银行卡号只能包含数字。' },
  luhn: {
    en: 'The last digit is not valid. Check the number.',
    zh: '银行卡号的校验位有误，请核对。',
  },
  notUnionPay: {
    en: 'Only China UnionPay cards are accepted. Their numbers start with 62.',
    zh: '仅支持中国银联卡，卡号以 62 开头。',
  },
  credit: {
    en: 'This is a credit card. Enter a debit card.',
    zh: '该卡为信用卡，请填写借记卡（储蓄卡）。',
  },
};

/** The bank that was chosen did not issue the card; `issuer` did. */
export const otherBank = (issuer: BilingualText): BilingualText => ({
  en: `This card was issued by ${issuer.en}. Choose that bank.`,
  zh: `该卡由${issuer.zh}发行，请选择该银行。`,
});

export const corporateAccountTexts: Readonly<Record<CorporateAccountProblem, BilingualText>> = {
  length: { en: 'A company’s account has 8 to 30 digits.', zh: '对公账号应为 8 至 30 位数字。' },
  digits: { en: 'A company’s account has digits only.', zh: '对公账号只能包含数字。' },
};

export const payPalTexts: Readonly<Record<PayoutAccountProblem, BilingualText>> = {
  length: {
    en: 'A PayPal account has 6 to 127 characters.',
    zh: 'PayPal 账号应为 6 至 127 个字符。',
  },
  format: {
    en: 'A PayPal account is an e-mail address.',
    zh: 'PayPal 账号应为电子邮箱地址。',
  },
};

export const payoneerTexts: Readonly<Record<PayoutAccountProblem, BilingualText>> = {
  length: {
    en: 'A Payoneer account is an e-mail address of up to 127 characters, or an ID of 6 to 12 digits.',
    zh: 'Payoneer 账号应为不超过 127 个字符的邮箱地址，或 6 至 12 位数字的客户 ID。',
  },
  format: {
    en: 'A Payoneer account is an e-mail address or a customer ID of digits.',
    zh: 'Payoneer 账号应为邮箱地址或数字客户 ID。',
  },
};
