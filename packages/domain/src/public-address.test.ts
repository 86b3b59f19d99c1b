import { addressFault, addressSkeleton } from './public-address.ts';

it.each(['lin-wanqing', 'mara', 'tolkien', 'x86-manuals', 'chen-hui'])(
  '%s may be chosen',
  (address) => {
    expect(addressFault(address)).toBeNull();
  },
);

it.each([
  ['li', 'shape'],
  ['a'.repeat(41), 'shape'],
  ['Lin-Wei', 'shape'],
  ['lin--wei', 'shape'],
  ['-lin', 'shape'],
  ['lin-', 'shape'],
  ['1-lin', 'shape'],
  ['林婉清', 'shape'],
  ['lіn-wei', 'shape'],
  ['lin_wei', 'shape'],
  ['tolk', 'reserved'],
  ['t0lk', 'reserved'],
  ['to-lk', 'reserved'],
  ['tolk-translations', 'reserved'],
  ['customer-support', 'reserved'],
  ['adrnin', 'reserved'],
  ['officia1', 'reserved'],
])('%s may not: %s', (address, fault) => {
  expect(addressFault(address)).toBe(fault);
});

it.each([
  ['lin-wei', 'linwei'],
  ['lin-wei', '1in-wei'],
  ['lin-wei', 'iin-wei'],
  ['moller', 'rnoller'],
  ['olsson', '0lsson'],
  ['wagner', 'vvagner'],
  ['dara', 'clara'],
])('%s and %s look alike', (one, other) => {
  expect(addressSkeleton(one)).toBe(addressSkeleton(other));
});

it('addresses that differ in a letter are two', () => {
  expect(addressSkeleton('anna-berg')).not.toBe(addressSkeleton('anne-berg'));
});
