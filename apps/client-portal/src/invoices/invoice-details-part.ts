/** Names the part of “My information” with the invoice details in the address. */
export const invoiceDetailsPart = 'invoice-details';
