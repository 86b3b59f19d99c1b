import type { Lifecycle, Refusal } from './lifecycle.ts';

export const taxInvoiceStatuses = [
  'requested',
  'inWork',
  'issued',
  'toCorrect',
  'corrected',
  'declined',
  'withdrawn',
] as const;
export type TaxInvoiceStatus = (typeof taxInvoiceStatuses)[number];

export const taxInvoiceActions = [
  'request',
  'withdraw',
  'assign',
  'putBack',
  'issue',
  'decline',
  'refund',
  'correct',
] as const;
export type TaxInvoiceAction = (typeof taxInvoiceActions)[number];

/** Staff have something to do about these. */
export const openTaxInvoiceStatuses = [
  'requested',
  'inWork',
  'toCorrect',
] as const satisfies readonly TaxInvoiceStatus[];

/** The tax authority knows of these: their papers are kept. */
export const issuedTaxInvoiceStatuses = [
  'issued',
  'toCorrect',
  'corrected',
] as const satisfies readonly TaxInvoiceStatus[];

export interface TaxInvoiceFacts {
  /** Fen that were paid for its orders and did not go back. */
  paid: number;
}

const client = ['client'] as const;
const staff = ['staff'] as const;
const provider = ['provider'] as const;
const source = 'docs/product/lifecycles.md#tax-invoice';

function somethingPaid({ paid }: TaxInvoiceFacts): Refusal | null {
  return paid > 0 ? null : { reason: 'nothingToInvoice' };
}

/**
 * `assign` takes a request on, for oneself or a colleague. `refund`: money of one of its orders goes
 * back; what was issued has to be corrected by a red-letter invoice, with which `correct` ends.
 */
export const taxInvoiceLifecycle: Lifecycle<TaxInvoiceStatus, TaxInvoiceAction, TaxInvoiceFacts> = {
  name: 'taxInvoice',
  states: taxInvoiceStatuses,
  initial: 'requested',
  final: ['declined', 'withdrawn'],
  transitions: [
    { action: 'request', actor: client, from: [], to: 'requested', source },
    // Once staff work on it, it may already stand in the books of the tax authority.
    { action: 'withdraw', actor: client, from: ['requested'], to: 'withdrawn', source },
    { action: 'assign', actor: staff, from: ['requested', 'inWork'], to: 'inWork', source },
    { action: 'assign', actor: staff, from: ['toCorrect'], to: 'same', source },
    { action: 'putBack', actor: staff, from: ['inWork'], to: 'requested', source },
    {
      action: 'issue',
      actor: staff,
      from: ['requested', 'inWork'],
      to: 'issued',
      guard: somethingPaid,
      source,
    },
    { action: 'decline', actor: staff, from: ['requested', 'inWork'], to: 'declined', source },
    { action: 'refund', actor: provider, from: ['requested', 'inWork'], to: 'same', source },
    {
      action: 'refund',
      actor: provider,
      from: ['issued', 'toCorrect', 'corrected'],
      to: 'toCorrect',
      source,
    },
    { action: 'correct', actor: staff, from: ['toCorrect'], to: 'corrected', source },
  ],
};
