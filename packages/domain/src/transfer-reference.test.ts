import {
  groupedReference,
  readTransferReference,
  transferReference,
} from './transfer-reference.ts';

// By hand: 35 35 0000012345 00 mod 97 leaves 94, and 98 - 94 are the check digits.
const reference = 'ZZ000001234504';

it('a reference has two check digits', () => {
  expect(transferReference(12_345)).toBe(reference);
  expect(groupedReference(reference)).toBe('ZZ 0000 0123 4504');
});

it.each([
  reference,
  `Order payment ${reference}`,
  'zz 0000 0123 4504, thanks',
  'ＺＺ００００－０１２３－４５０４',
  'zz0000.0123.4504TK20261126-000016',
  'TK20261126-000016ZZ000001234504',
  `${reference} ${reference}`,
])('%s is read', (text) => {
  expect(readTransferReference(text)).toBe(reference);
});

it.each(['', 'ZZ000001234500', 'ZZ000002134504', `${reference} ${transferReference(7)}`])(
  '%s is no reference',
  (text) => {
    expect(readTransferReference(text)).toBeNull();
  },
);

it('no number of an order is read as a reference, however a bank writes it', () => {
  const days = Array.from({ length: 400 }, (_, day) => {
    const at = new Date(Date.UTC(2026, 0, 1 + day * 7));
    return at.toISOString().slice(0, 10).replaceAll('-', '');
  });
  const numbers = days.flatMap((day) =>
    [1, 16, 97, 123_456, 999_999].map((count) => `TK${day}-${String(count).padStart(6, '0')}`),
  );
  const written = numbers.flatMap((number) => [
    number,
    number.replace('-', ''),
    number.toLowerCase().replace('-', ' '),
    number.replace('TK', ''),
  ]);
  expect(written.filter((text) => readTransferReference(text) !== null)).toEqual([]);
});

it('a digit that is wrong and two that changed places make no other reference', () => {
  const serials = Array.from({ length: 300 }, (_, index) => (index * 48_271 * 69_621) % 10 ** 10);
  const mistaken = serials.flatMap((serial) => {
    const right = transferReference(serial);
    return right
      .slice(2)
      .split('')
      .flatMap((digit, at) => {
        const place = at + 2;
        const next = right[place + 1] ?? digit;
        const turned = right.slice(0, place) + next + digit + right.slice(place + 2);
        const other =
          right.slice(0, place) +
          ((Number(digit) + 1 + (serial % 9)) % 10) +
          right.slice(place + 1);
        return [turned, other].filter((text) => text !== right && text.length === right.length);
      });
  });
  expect(mistaken.length).toBeGreaterThan(5_000);
  expect(mistaken.filter((text) => readTransferReference(text) !== null)).toEqual([]);
});
