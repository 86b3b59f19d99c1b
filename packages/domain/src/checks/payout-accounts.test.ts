import {
  checkPayoneerAccount,
  checkPayPalAccount,
  normalizePayoutAccount,
} from './payout-accounts.ts';

const longDomain = `${'d'.repeat(58)}.example`;

describe('an e-mail address as a receiver of payouts', () => {
  it.each([
    ['a@b.cn', 'six characters'],
    ['Supplier@Tolk.Example', 'capitals'],
    ['  supplier@tolk.example\n', 'blanks around it'],
    ['ｓｕｐｐｌｉｅｒ＠ｔｏｌｋ．ｅｘａｍｐｌｅ', 'full-width'],
    ['first.last+payouts@mail.tolk.example', 'dots and a plus'],
    ["o'neil@tolk.example", 'an apostrophe'],
    ['a@xn--fiq228c.xn--fiqs8s', 'a Chinese domain in ASCII'],
    [`${'l'.repeat(60)}@${longDomain}`, '127 characters'],
    [`${'l'.repeat(64)}@tolk.example`, '64 characters before the @'],
  ])('%j is fine with both providers: %s', (text) => {
    expect(checkPayPalAccount(text)).toBeNull();
    expect(checkPayoneerAccount(text)).toBeNull();
  });

  it.each([
    ['', 'length', 'nothing'],
    ['   ', 'length', 'blanks only'],
    ['a@b.c', 'length', 'five characters'],
    [`${'l'.repeat(61)}@${longDomain}`, 'length', '128 characters'],
    [`${'l'.repeat(65)}@tolk.example`, 'format', '65 characters before the @'],
    ['supplier', 'format', 'no @'],
    ['a@b@tolk.example', 'format', 'two @'],
    ['supplier@tolk', 'format', 'no top-level domain'],
    ['supplier@tolk.e', 'format', 'a top-level domain of one letter'],
    ['.supplier@tolk.example', 'format', 'a dot in front'],
    ['sup..plier@tolk.example', 'format', 'two dots'],
    ['supplier@-tolk.example', 'format', 'a domain that begins with a dash'],
    ['sup plier@tolk.example', 'format', 'a blank inside'],
    ['a,b@tolk.example', 'format', 'a comma'],
    ['"a"@tolk.example', 'format', 'quotes'],
    ['译员@tolk.example', 'format', 'Chinese before the @'],
    ['supplier@通译.example', 'format', 'a Chinese domain'],
    ['sup\u0000plier@tolk.example', 'format', 'NUL'],
    ['sup😀plier@tolk.example', 'format', 'a surrogate pair'],
    ['sup\ud83dplier@tolk.example', 'format', 'half a surrogate pair'],
  ])('%j fails with both at %s: %s', (text, problem) => {
    expect(checkPayPalAccount(text)).toBe(problem);
    expect(checkPayoneerAccount(text)).toBe(problem);
  });
});

describe('a Payoneer customer ID', () => {
  it.each<[string, string | null, string]>([
    ['12345678', null, 'eight digits'],
    ['123456', null, 'six digits'],
    ['123456789012', null, 'twelve digits'],
    ['１２３４５６７８', null, 'full-width digits'],
    ['12345', 'length', 'five digits'],
    ['1234567890123', 'length', 'thirteen digits'],
    ['1234 5678', 'format', 'a blank inside'],
    ['1234567a', 'format', 'a letter'],
  ])('%j gives %s: %s', (text, problem) => {
    expect(checkPayoneerAccount(text)).toBe(problem);
  });

  it('is no PayPal account', () => {
    expect(checkPayPalAccount('12345678')).toBe('format');
  });
});

it('an account is stored in small ASCII letters without blanks around it', () => {
  expect(normalizePayoutAccount(' Ｓupplier@Tolk.Example ')).toBe('supplier@tolk.example');
});
