/** The screens of appeals on either side. */
export const appealRoutes = {
  client: { list: 'clientAppeals', detail: 'clientAppeal', order: 'clientOrder' },
  supplier: { list: 'supplierAppeals', detail: 'supplierAppeal', order: 'supplierOrder' },
} as const;
