/** Staff find a tax invoice by the tax number of its buyer, whole. */
export const concurrently = 'tax_invoice_tax_numbers';
export const up = `
create index concurrently tax_invoice_tax_numbers on tax_invoice (upper(tax_number))
  where tax_number <> ''`;
