import { checkCreditCode } from './credit-code.ts';

const digits = '0123456789'.split('');

describe('a unified social credit code', () => {
  it.each([
    ['914403001922038216', 'Huawei'],
    ['9144030071526726XG', 'Tencent: the organisation part ends in X'],
    ['91330100799655058B', 'Alibaba'],
    ['91100000100003962T', 'ICBC: registered nationally'],
    ['9144030071526726xg', 'small letters'],
    ['  9144 0300 7152 6726 XG ', 'typed in groups'],
    ['９１４４０３００７１５２６７２６ＸＧ', 'full-width'],
  ])('%j is fine: %s', (text) => {
    expect(checkCreditCode(text)).toBeNull();
  });

  it.each([
    ['', 'length', 'nothing'],
    ['   ', 'length', 'blanks only'],
    ['91440300192203821', 'length', '17 places'],
    ['9144030019220382166', 'length', '19 places'],
    ['440301103097413', 'length', 'the 15 digits of a former business licence'],
    ['91440300192203821I', 'characters', 'I is not used'],
    ['91440300192203821O', 'characters', 'O is not used'],
    ['91440300192203821S', 'characters', 'S is not used'],
    ['91440300192203821V', 'characters', 'V is not used'],
    ['91440300192203821Z', 'characters', 'Z is not used'],
    ['9144A3001922038216', 'characters', 'a letter in the region'],
    ['91440300192203821\u0000', 'characters', 'NUL'],
    ['9144030019220382😀', 'characters', 'a surrogate pair'],
    ['91440300192203821\udc00', 'characters', 'half a surrogate pair'],
    ['9144030019220382-6', 'characters', 'a dash'],
    ['914403001922038116', 'organisation', 'a digit of the organisation changed'],
    ['914403001922083216', 'organisation', 'two digits of the organisation swapped'],
    ['91440300715267260G', 'organisation', '0 for its X'],
    ['914403001922038217', 'checkDigit', 'another check character'],
    ['9144030071526726XH', 'checkDigit', 'another check letter'],
    ['914430001922038216', 'checkDigit', 'two digits of the region swapped'],
    ['194403001922038216', 'checkDigit', 'department and category swapped'],
  ])('%j fails at %s: %s', (text, problem) => {
    expect(checkCreditCode(text)).toBe(problem);
  });

  it('with any one digit changed is noticed', () => {
    const code = '914403001922038216';
    const changed = code
      .split('')
      .flatMap((digit, place) =>
        digits
          .filter((other) => other !== digit)
          .map((other) => code.slice(0, place) + other + code.slice(place + 1)),
      );
    expect(changed).toHaveLength(162);
    expect(changed.filter((text) => checkCreditCode(text) === null)).toEqual([]);
  });
});
