import { checkPassport } from './passport.ts';

describe('a passport number', () => {
  it.each([
    ['E12345678', 'China, one letter'],
    ['EA1234567', 'China, two letters'],
    ['G12345678', 'an older Chinese one'],
    ['K01234567', 'Hong Kong'],
    ['MA1234567', 'Macao'],
    ['123456789', 'the United States, digits only'],
    ['C01X00T47', 'Germany'],
    ['e12345678', 'small letters'],
    ['  E1234 5678 ', 'blanks'],
    ['Ｅ１２３４５６７８', 'full-width'],
    ['AB1234', 'six characters'],
    ['AB1234567890', 'twelve characters'],
  ])('%j is plausible: %s', (text) => {
    expect(checkPassport(text)).toBeNull();
  });

  it.each([
    ['', 'length', 'nothing'],
    ['  \t', 'length', 'blanks only'],
    ['AB123', 'length', 'five characters'],
    ['AB12345678901', 'length', 'thirteen characters'],
    ['E1234-5678', 'characters', 'a dash'],
    ['Е12345678', 'characters', 'a Cyrillic Е'],
    ['护12345678', 'characters', 'a Chinese character'],
    ['E1234567\u0000', 'characters', 'NUL'],
    ['E1234😀8', 'characters', 'a surrogate pair'],
    ['E1234567\ud83d', 'characters', 'half a surrogate pair'],
    ['PASSPORT', 'digits', 'letters only'],
  ])('%j fails at %s: %s', (text, problem) => {
    expect(checkPassport(text)).toBe(problem);
  });
});
