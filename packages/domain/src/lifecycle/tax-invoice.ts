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
  'send',
  'fail',
  'issue',
  'decline',
  'refund',
  'payment',
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

/** Money of its orders went back since its first paper, which therefore says more than belongs on it. */
export function isRefundedInvoice({ status }: { status: TaxInvoiceStatus }): boolean {
  return status === 'toCorrect' || status === 'corrected';
}

export interface TaxInvoiceFacts {
  /** Fen of its orders that belong on it. */
  paid: number;
  /** Fen that its papers say too much. */
  toTakeBack: number;
  /** An issuer of electronic invoices can be asked for the next paper. */
  canBeSent: boolean;
  /** That issuer has been asked, and nothing has become of it so far. */
  isWithIssuer: boolean;
}

const client = ['client'] as const;
const staff = ['staff'] as const;
const provider = ['provider'] as const;
const source = 'docs/product/lifecycles.md#tax-invoice';

function somethingPaid({ paid }: TaxInvoiceFacts): Refusal | null {
  return paid > 0 ? null : { reason: 'nothingToInvoice' };
}

/** Two papers about the same money would be one too many. */
function notWithIssuer({ isWithIssuer }: TaxInvoiceFacts): Refusal | null {
  return isWithIssuer ? { reason: 'invoiceWithIssuer' } : null;
}

function issuable(facts: TaxInvoiceFacts): Refusal | null {
  return notWithIssuer(facts) ?? somethingPaid(facts);
}

function correctable(facts: TaxInvoiceFacts): Refusal | null {
  return notWithIssuer(facts) ?? (facts.toTakeBack > 0 ? null : { reason: 'nothingToTakeBack' });
}

function sendable({ canBeSent }: TaxInvoiceFacts): Refusal | null {
  return canBeSent ? null : { reason: 'noInvoiceIssuer' };
}

/**
 * `assign` takes a request on, for oneself or a colleague. `refund`: money of one of its orders goes
 * back; what was issued has to be corrected by a red-letter invoice, with which `correct` ends.
 * `payment`: more is paid for one of them, so that what was to be corrected may be right again.
 * `send` asks the issuer of electronic invoices for the paper; as the `provider` it issues, corrects or fails.
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
    {
      action: 'putBack',
      actor: staff,
      from: ['inWork'],
      to: 'requested',
      guard: notWithIssuer,
      source,
    },
    {
      action: 'send',
      actor: staff,
      from: ['requested', 'inWork'],
      to: 'inWork',
      guard: (facts) => sendable(facts) ?? issuable(facts),
      source,
    },
    {
      action: 'send',
      actor: staff,
      from: ['toCorrect'],
      to: 'same',
      guard: (facts) => sendable(facts) ?? correctable(facts),
      source,
    },
    { action: 'fail', actor: provider, from: ['inWork', 'toCorrect'], to: 'same', source },
    {
      action: 'issue',
      actor: staff,
      from: ['requested', 'inWork'],
      to: 'issued',
      guard: issuable,
      source,
    },
    { action: 'issue', actor: provider, from: ['inWork'], to: 'issued', source },
    {
      action: 'decline',
      actor: staff,
      from: ['requested', 'inWork'],
      to: 'declined',
      guard: notWithIssuer,
      source,
    },
    { action: 'refund', actor: provider, from: ['requested', 'inWork'], to: 'same', source },
    {
      action: 'refund',
      actor: provider,
      from: ['issued', 'toCorrect', 'corrected'],
      to: 'toCorrect',
      source,
    },
    {
      action: 'correct',
      actor: staff,
      from: ['toCorrect'],
      to: 'corrected',
      guard: correctable,
      source,
    },
    { action: 'payment', actor: provider, from: ['requested', 'inWork'], to: 'same', source },
    { action: 'payment', actor: provider, from: ['toCorrect'], to: 'issued', source },
    { action: 'correct', actor: provider, from: ['toCorrect'], to: 'corrected', source },
  ],
};
