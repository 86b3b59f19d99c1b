/** The product's name and slug: the one place where `{product}` of the specification is resolved. */
export const product = {
  name: 'Tolk',
  nameChinese: '通译',
  slug: 'tolk',
} as const;
