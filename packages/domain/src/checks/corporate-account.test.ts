import { checkCorporateAccount } from './corporate-account.ts';

describe("a company's account number", () => {
  it.each([
    ['12345678', 'eight digits'],
    ['123456789012345678901234567890', 'thirty digits'],
    ['4000 0230 0920 0123 456', 'typed in groups'],
    ['1102-0200-0920-0123-456', 'dashes'],
    ['１２３４５６７８', 'full-width digits'],
    ['1234－5678', 'a full-width dash'],
    ['1234–5678', 'an en dash'],
  ])('%j is fine: %s', (text) => {
    expect(checkCorporateAccount(text)).toBeNull();
  });

  it.each([
    ['', 'length', 'nothing'],
    ['  ', 'length', 'blanks only'],
    ['--------', 'length', 'dashes only'],
    ['1234567', 'length', 'seven digits'],
    ['1-2-3-4-5-6-7', 'length', 'seven digits, dashes do not count'],
    ['1234567890123456789012345678901', 'length', '31 digits'],
    ['1234567A', 'digits', 'a letter'],
    ['1234567.8', 'digits', 'a dot'],
    ['1234567\u0000', 'digits', 'NUL'],
    ['123456😀', 'digits', 'a surrogate pair'],
    ['1234567\ud83d', 'digits', 'half a surrogate pair'],
    ['１２３４５６７八', 'digits', 'a Chinese numeral'],
  ])('%j fails at %s: %s', (text, problem) => {
    expect(checkCorporateAccount(text)).toBe(problem);
  });
});
