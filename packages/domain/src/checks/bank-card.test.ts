import { banks } from '../dictionaries/banks.ts';
import { bankCardIssuer, checkBankCard } from './bank-card.ts';
import { cardIssuers } from './card-issuers.ts';

const digits = '0123456789'.split('');

describe('the card of a payout', () => {
  it.each([
    ['6222020200111234569', 'ICBC, 19 digits'],
    ['6217000010001234569', 'CCB'],
    ['6228480012345678903', 'ABC'],
    ['622588012345676', 'CMB'],
    ['6200000000000005', 'an unknown issuer'],
    ['6205500000000000004', 'an unknown issuer, 19 digits'],
    ['6299990000129', 'thirteen digits'],
    [' 6222 0202 0011 1234 569 ', 'typed in groups'],
    ['6222-0202-0011-1234-569', 'dashes'],
    ['６２２２０２０２００１１１２３４５６９', 'full-width digits'],
  ])('%j is fine: %s', (text) => {
    expect(checkBankCard(text)).toBeNull();
  });

  it.each([
    ['', 'length', 'nothing'],
    ['   ', 'length', 'blanks only'],
    ['629999000017', 'length', 'twelve digits'],
    ['62999900001234567896', 'length', 'twenty digits'],
    ['622202020011123456X', 'digits', 'a letter'],
    ['622202020011123456\u0000', 'digits', 'NUL'],
    ['62220202001112345😀', 'digits', 'a surrogate pair'],
    ['622202020011123456\ud83d', 'digits', 'half a surrogate pair'],
    ['6222.0202.0001.1234', 'digits', 'dots'],
    ['6222020200111234560', 'luhn', 'a wrong check digit'],
    ['6222020200112134569', 'luhn', 'two digits swapped'],
    ['4111111111111112', 'luhn', 'a wrong check digit comes before the network'],
    ['4111111111111111', 'notUnionPay', 'Visa'],
    ['5500000000000004', 'notUnionPay', 'Mastercard'],
    ['6011000000000004', 'notUnionPay', 'Discover'],
    ['8100000000123457', 'notUnionPay', '81'],
    ['9558800200012345670', 'notUnionPay', "a bank's own number"],
    ['6222300000123458', 'credit', 'ICBC, credit'],
    ['6221550000123459', 'credit', 'Ping An, credit'],
    ['6228200000123454', 'credit', 'ABC, quasi-credit'],
  ])('%j fails at %s: %s', (text, problem) => {
    expect(checkBankCard(text)).toBe(problem);
  });

  it('with any one digit changed is noticed', () => {
    const card = '6222020200111234569';
    const changed = card
      .split('')
      .flatMap((digit, place) =>
        digits
          .filter((other) => other !== digit)
          .map((other) => card.slice(0, place) + other + card.slice(place + 1)),
      );
    expect(changed).toHaveLength(171);
    expect(changed.filter((text) => checkBankCard(text) !== 'luhn')).toEqual([]);
  });
});

describe('the issuer of a card', () => {
  it.each([
    ['622202', 'icbc', 'debit'],
    ['622230', 'icbc', 'credit'],
    ['622848', 'abc', 'debit'],
    ['622820', 'abc', 'credit'],
    ['621661', 'boc', 'debit'],
    ['622760', 'boc', 'credit'],
    ['621700', 'ccb', 'debit'],
    ['622260', 'bocom', 'debit'],
    ['622252', 'bocom', 'credit'],
    ['622188', 'psbc', 'debit'],
    ['622588', 'cmb', 'debit'],
    ['622575', 'cmb', 'credit'],
    ['622690', 'citic', 'debit'],
    ['622660', 'ceb', 'debit'],
    ['622630', 'hxb', 'debit'],
    ['622622', 'cmbc', 'debit'],
    ['622568', 'cgb', 'debit'],
    ['622298', 'pab', 'debit'],
    ['622521', 'spdb', 'debit'],
    ['622908', 'cib', 'debit'],
    ['622884', 'cbhb', 'debit'],
    ['621019', 'czbank', 'debit'],
    ['622384', 'hfbank', 'debit'],
    ['6222 02', 'icbc', 'debit'],
    ['６２２２０２０２０００１', 'icbc', 'debit'],
  ])('%s is %s, %s', (text, bank, kind) => {
    expect(bankCardIssuer(text)).toEqual({ bank, kind });
  });

  it.each([[''], ['62220'], ['620000'], ['411111'], ['constructor']])('%j is unknown', (text) => {
    expect(bankCardIssuer(text)).toBeNull();
  });

  it('is a bank of the dictionary, and every number is a UnionPay one', () => {
    const known = new Set(banks.map(({ value }) => value));
    const strange = [...cardIssuers].filter(
      ([prefix, { bank }]) => !known.has(bank) || !/^62\d{4}$/.test(prefix),
    );
    expect(strange).toEqual([]);
  });
});
