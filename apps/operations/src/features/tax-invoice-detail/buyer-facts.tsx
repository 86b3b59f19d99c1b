import { Trans } from '@lingui/react/macro';
import type { StaffTaxInvoice } from '@tolk/contract';
import { CopyButton } from '@tolk/design-system';
import { DefinitionList } from '@tolk/design-system/pieces';
import type { ReactNode } from 'react';

/** What the invoice says of its buyer, each to be copied into the tax authority's system. */
export function BuyerFacts({ invoice }: { invoice: StaffTaxInvoice }) {
  const { title, taxNumber, address, phone, bank, bankAccount, email, note } = invoice;
  const facts: readonly [key: string, label: ReactNode, value: string][] = [
    ['title', <Trans context="fact">Made out to</Trans>, title],
    ['taxNumber', <Trans context="fact">Tax number</Trans>, taxNumber],
    ['address', <Trans context="fact">Address</Trans>, address],
    ['phone', <Trans context="fact">Phone</Trans>, phone],
    ['bank', <Trans context="fact">Bank</Trans>, bank],
    ['bankAccount', <Trans context="fact">Account number</Trans>, bankAccount],
    ['email', <Trans context="fact">E-mail</Trans>, email],
    ['note', <Trans context="fact">Remarks</Trans>, note],
  ];
  return (
    <DefinitionList
      entries={facts
        .filter(([, , value]) => value !== '')
        .map(([key, label, value]) => ({
          key,
          label,
          value: (
            <>
              {value} <CopyButton text={value} />
            </>
          ),
        }))}
    />
  );
}
