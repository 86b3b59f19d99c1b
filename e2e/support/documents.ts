import { randomInt } from 'node:crypto';
import { checkBankCard } from '@tolk/domain/checks/bank-card';
import { checkCreditCode } from '@tolk/domain/checks/credit-code';
import { checkResidentId } from '@tolk/domain/checks/resident-id';

/** A citizen ID number of Chengdu by GB 11643 that is nobody's twice in one run. */
export function newResidentId(): string {
  const month = String(randomInt(1, 13)).padStart(2, '0');
  const day = String(randomInt(1, 29)).padStart(2, '0');
  const rest = `510107${randomInt(1960, 2000)}${month}${day}${randomInt(100, 1_000)}`;
  return closed(rest, '0123456789X', (id) => checkResidentId(id, new Date()) === null);
}

/** A debit card of ICBC by ISO/IEC 7812 that is nobody's twice in one run. */
export function newBankCard(): string {
  const rest = `622202${randomInt(1e11, 1e12)}`;
  return closed(rest, '0123456789', (card) => checkBankCard(card) === null);
}

/** A unified social credit code by GB 32100 that is nobody's twice in one run. */
export function newCreditCode(): string {
  const rest = `91510107${randomInt(1e7, 1e8)}`;
  const characters = '0123456789ABCDEFGHJKLMNPQRTUWXY';
  const organisation = '0123456789X'
    .split('')
    .find((character) =>
      characters.split('').some((last) => checkCreditCode(`${rest}${character}${last}`) === null),
    );
  return closed(`${rest}${organisation}`, characters, (code) => checkCreditCode(code) === null);
}

/** The number with the check character that makes it right. */
function closed(rest: string, characters: string, isRight: (number: string) => boolean): string {
  const end = characters.split('').find((character) => isRight(rest + character));
  if (end === undefined) throw new Error(`No character closes ${rest}.`);
  return rest + end;
}
