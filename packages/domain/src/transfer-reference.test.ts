import {
  groupedReference,
  readTransferReference,
  transferReference,
} from './transfer-reference.ts';

// By hand: 29 20 0000012345 00 mod 97 leaves 93, and 98 - 93 are the check digits.
const reference = 'TK000001234505';

it('a reference has two check digits', () => {
  expect(transferReference(12_345)).toBe(reference);
  expect(groupedReference(reference)).toBe('TK 0000 0123 4505');
});

it.each([
  reference,
  `Order payment ${reference}`,
  'tk 0000 0123 4505, thanks',
  'ＴＫ００００－０１２３－４５０５',
  `${reference} ${reference}`,
])('%s is read', (text) => {
  expect(readTransferReference(text)).toBe(reference);
});

it.each(['', 'TK000001234500', 'TK000002134505', `${reference} ${transferReference(7)}`])(
  '%s is no reference',
  (text) => {
    expect(readTransferReference(text)).toBeNull();
  },
);
