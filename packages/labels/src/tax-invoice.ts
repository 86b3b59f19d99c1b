import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '@tolk/design-system';
import type { TaxInvoiceDocumentKind, TaxInvoiceKind, TaxInvoiceStatus } from '@tolk/domain';
import { newerLook, newerName, orNewer } from './newer-names.ts';

interface StatusChipLook {
  readonly label: MessageDescriptor;
  readonly tone: Tone;
}

/** Tax invoices as their client and the desk see them. */
export const taxInvoiceChips: Readonly<Record<TaxInvoiceStatus, StatusChipLook>> = orNewer(
  {
    requested: { label: msg({ message: 'Requested', context: 'invoice' }), tone: 'waiting' },
    inWork: { label: msg({ message: 'Being issued', context: 'invoice' }), tone: 'active' },
    issued: { label: msg({ message: 'Issued', context: 'invoice' }), tone: 'success' },
    toCorrect: { label: msg({ message: 'To be corrected', context: 'invoice' }), tone: 'waiting' },
    corrected: { label: msg({ message: 'Corrected', context: 'invoice' }), tone: 'success' },
    declined: { label: msg({ message: 'Declined', context: 'invoice' }), tone: 'danger' },
    withdrawn: { label: msg({ message: 'Withdrawn', context: 'invoice' }), tone: 'neutral' },
  },
  newerLook,
);

export const taxInvoiceKindLabels: Readonly<Record<TaxInvoiceKind, MessageDescriptor>> = orNewer(
  {
    ordinary: msg`Ordinary VAT invoice`,
    special: msg`Special VAT invoice`,
  },
  newerName,
);

export const taxInvoiceDocumentLabels: Readonly<Record<TaxInvoiceDocumentKind, MessageDescriptor>> =
  orNewer(
    {
      invoice: msg({ message: 'Invoice', context: 'document' }),
      redLetter: msg({ message: 'Red-letter invoice', context: 'document' }),
    },
    newerName,
  );
