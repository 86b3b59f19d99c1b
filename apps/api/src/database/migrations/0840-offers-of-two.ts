/** The offers between a client and a supplier, for who may approve an order to this supplier. */
export const concurrently = 'terms_offer_of_two';
export const up = `
create index concurrently terms_offer_of_two on terms_offer (client_id, supplier_id);
`;
