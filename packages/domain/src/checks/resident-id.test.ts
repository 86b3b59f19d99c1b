import { birthDateOf, checkResidentId, sexOf } from './resident-id.ts';

/** 21 November 2026, 00:00 in China. */
const today = new Date('2026-11-20T16:00:00Z');

const digits = '0123456789'.split('');

describe('a citizen ID number', () => {
  it.each([
    ['11010519491231002X', 'the first example of the standard'],
    ['34052419800101001X', 'another with X'],
    ['11010519491231002x', 'a small x'],
    ['  11010519491231002X\n', 'blanks around it'],
    ['110105 19491231 002X', 'typed in groups'],
    ['１１０１０５１９４９１２３１００２Ｘ', 'full-width digits and letter'],
    ['110105200002290013', '29 February of a leap year'],
    ['11010519000101001X', 'the first day that counts'],
    ['110105202611210014', 'born today in China'],
    ['810000199001010019', 'Hong Kong'],
    ['830000199001010012', "a Taiwan resident's permit"],
  ])('%j is fine: %s', (text) => {
    expect(checkResidentId(text, today)).toBeNull();
  });

  it.each([
    ['', 'length', 'nothing'],
    ['   ', 'length', 'blanks only'],
    ['11010519491231002', 'length', '17 places'],
    ['11010519491231002XX', 'length', '19 places'],
    ['110105491231002', 'length', 'the 15 digits of the first generation'],
    ['1101051949123100AX', 'digits', 'a letter inside'],
    ['X10105194912310021', 'digits', 'X in front'],
    ['11010519491231\u0000002', 'digits', 'NUL'],
    ['1101051949123100😀', 'digits', 'a surrogate pair'],
    ['11010519491231002\ud83d', 'digits', 'half a surrogate pair'],
    ['١١٠١٠٥١٩٤٩١٢٣١٠٠٢X', 'digits', 'Arabic digits'],
    ['11010519491231-02X', 'digits', 'a dash'],
    ['00010519491231002X', 'region', 'no region 00'],
    ['16010519491231002X', 'region', 'no region 16'],
    ['99010519491231002X', 'region', 'no region 99'],
    ['440524188001010014', 'birthDate', 'the second example of the standard, born 1880'],
    ['110105189912310011', 'birthDate', 'the day before the first that counts'],
    ['110105202611220011', 'birthDate', 'born tomorrow'],
    ['110105190002290013', 'birthDate', '1900 was no leap year'],
    ['110105202302290013', 'birthDate', '29 February of a common year'],
    ['110105199002300013', 'birthDate', '30 February'],
    ['110105199004310013', 'birthDate', '31 April'],
    ['110105199013010013', 'birthDate', 'month 13'],
    ['110105199000010013', 'birthDate', 'month 0'],
    ['110105199001000013', 'birthDate', 'day 0'],
    ['110105194912310020', 'checkDigit', '0 for X'],
    ['11010519491231020X', 'checkDigit', 'two digits swapped'],
    ['11010519491213002X', 'checkDigit', 'two digits of the day swapped'],
    ['340524198001010010', 'checkDigit', 'a digit for X'],
  ])('%j fails at %s: %s', (text, problem) => {
    expect(checkResidentId(text, today)).toBe(problem);
  });

  it('with any one digit changed is noticed', () => {
    const id = '11010519491231002X';
    const changed = id
      .slice(0, 17)
      .split('')
      .flatMap((digit, place) =>
        digits
          .filter((other) => other !== digit)
          .map((other) => id.slice(0, place) + other + id.slice(place + 1)),
      );
    expect(changed).toHaveLength(153);
    expect(changed.filter((text) => checkResidentId(text, today) === null)).toEqual([]);
  });
});

describe('what a citizen ID number tells', () => {
  it.each([
    ['11010519491231002X', '1949-12-31', 'female'],
    ['34052419800101001x', '1980-01-01', 'male'],
    ['１１０１０５２０００ ０２２９００１３', '2000-02-29', 'male'],
    ['110105199002300023', null, 'female'],
    ['110105491231002', null, null],
    ['', null, null],
  ])('%j: born %s, %s', (text, born, sex) => {
    expect(birthDateOf(text)).toBe(born);
    expect(sexOf(text)).toBe(sex);
  });
});
