import type { DictionaryEntry } from './entry.ts';

/** `value` is an ISO 4217 code; an amount is kept in units of 10^-minorDigits. */
export interface CurrencyEntry extends DictionaryEntry {
  symbol: string;
  minorDigits: 0 | 2;
}

export const currencies: readonly CurrencyEntry[] = [
  { value: 'CNY', en: 'Chinese yuan', zh: '人民币', symbol: '¥', minorDigits: 2 },
  { value: 'USD', en: 'US dollar', zh: '美元', symbol: 'US$', minorDigits: 2 },
  { value: 'EUR', en: 'Euro', zh: '欧元', symbol: '€', minorDigits: 2 },
  { value: 'GBP', en: 'Pound sterling', zh: '英镑', symbol: '£', minorDigits: 2 },
  { value: 'HKD', en: 'Hong Kong dollar', zh: '港元', symbol: 'HK$', minorDigits: 2 },
  { value: 'MOP', en: 'Macao pataca', zh: '澳门元', symbol: 'MOP$', minorDigits: 2 },
  { value: 'TWD', en: 'New Taiwan dollar', zh: '新台币', symbol: 'NT$', minorDigits: 2 },
  { value: 'JPY', en: 'Japanese yen', zh: '日元', symbol: 'JP¥', minorDigits: 0 },
  { value: 'KRW', en: 'South Korean won', zh: '韩元', symbol: '₩', minorDigits: 0 },
  { value: 'SGD', en: 'Singapore dollar', zh: '新加坡元', symbol: 'S$', minorDigits: 2 },
  { value: 'AUD', en: 'Australian dollar', zh: '澳大利亚元', symbol: 'A$', minorDigits: 2 },
  { value: 'NZD', en: 'New Zealand dollar', zh: '新西兰元', symbol: 'NZ$', minorDigits: 2 },
  { value: 'CAD', en: 'Canadian dollar', zh: '加拿大元', symbol: 'C$', minorDigits: 2 },
  { value: 'CHF', en: 'Swiss franc', zh: '瑞士法郎', symbol: 'CHF', minorDigits: 2 },
  { value: 'SEK', en: 'Swedish krona', zh: '瑞典克朗', symbol: 'kr', minorDigits: 2 },
  { value: 'NOK', en: 'Norwegian krone', zh: '挪威克朗', symbol: 'kr', minorDigits: 2 },
  { value: 'DKK', en: 'Danish krone', zh: '丹麦克朗', symbol: 'kr.', minorDigits: 2 },
  { value: 'RUB', en: 'Russian rouble', zh: '俄罗斯卢布', symbol: '₽', minorDigits: 2 },
  { value: 'INR', en: 'Indian rupee', zh: '印度卢比', symbol: '₹', minorDigits: 2 },
  { value: 'THB', en: 'Thai baht', zh: '泰铢', symbol: '฿', minorDigits: 2 },
  { value: 'MYR', en: 'Malaysian ringgit', zh: '马来西亚林吉特', symbol: 'RM', minorDigits: 2 },
  { value: 'VND', en: 'Vietnamese dong', zh: '越南盾', symbol: '₫', minorDigits: 0 },
  { value: 'AED', en: 'UAE dirham', zh: '阿联酋迪拉姆', symbol: 'AED', minorDigits: 2 },
  { value: 'BRL', en: 'Brazilian real', zh: '巴西雷亚尔', symbol: 'R$', minorDigits: 2 },
];
