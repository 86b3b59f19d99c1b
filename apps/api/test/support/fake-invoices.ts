import type { InvoiceIssuer } from '../../src/ports/invoice-issuer.ts';

/** Takes everything in, and nothing ever becomes of it. */
export function fakeInvoices(): InvoiceIssuer {
  const taken = new Set<string>();
  const take = async ({ number }: { number: string }) => void taken.add(number);
  return {
    name: 'fake',
    issue: take,
    issueRedLetter: take,
    query: async ({ number }) => ({ state: taken.has(number) ? 'pending' : 'absent' }),
    readPaper: () => Promise.reject(new Error('Nothing is issued here')),
    numberIn: () => null,
    acknowledge: () => ({ status: 200, contentType: 'application/json', body: '{}' }),
  };
}
