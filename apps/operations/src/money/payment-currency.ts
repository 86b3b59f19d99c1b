/** Providers of ours take yuan only. */
export const paymentCurrency = 'CNY';
