import { acceptOf, filePolicies } from '@tolk/domain';
import { acceptedTypes } from './accepted-types.ts';

const accepted = acceptedTypes.flatMap(({ extensions }) => extensions).sort();

it('people are told of exactly the types that are taken as work', () => {
  expect([...filePolicies.order.extensions].sort()).toEqual(accepted);
});

it.each(Object.values(filePolicies))('%j names only types that can be read', ({ extensions }) => {
  expect(extensions.filter((extension) => !accepted.includes(extension))).toEqual([]);
});

it('an upload lists its types as a browser wants them', () => {
  expect(acceptOf('document')).toBe('.png,.jpg,.jpeg,.webp');
});
