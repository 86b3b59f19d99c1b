/** Suppliers are found by a field that a verified certificate proves. */
export const concurrently = 'translator_certificate_proven';
export const up = `
create index concurrently translator_certificate_proven on translator_certificate
  using gin (proven_fields) where status = 'certified';
`;
