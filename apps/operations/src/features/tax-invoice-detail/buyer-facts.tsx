import { Trans } from '@lingui/react/macro';
import type { StaffTaxInvoice } from '@tolk/contract';
import { CopyButton } from '@tolk/design-system';
import { DefinitionList } from '@tolk/design-system/pieces';

/** What the invoice says of its buyer, each to be copied into the tax authority's system. */
export function BuyerFacts({ invoice }: { invoice: StaffTaxInvoice }) {
  const { title, taxNumber, address, phone, bank, bankAccount, email, note } = invoice;
  const facts = [
    { key: 'title', label: <Trans context="fact">Made out to</Trans>, text: title },
    { key: 'taxNumber', label: <Trans context="fact">Tax number</Trans>, text: taxNumber },
    { key: 'address', label: <Trans context="fact">Address</Trans>, text: address },
    { key: 'phone', label: <Trans context="fact">Phone</Trans>, text: phone },
    { key: 'bank', label: <Trans context="fact">Bank</Trans>, text: bank },
    { key: 'account', label: <Trans context="fact">Account number</Trans>, text: bankAccount },
    { key: 'email', label: <Trans context="fact">E-mail</Trans>, text: email },
    { key: 'note', label: <Trans context="fact">Remarks</Trans>, text: note },
  ];
  return (
    <DefinitionList
      entries={facts
        .filter(({ text }) => text !== '')
        .map(({ key, label, text }) => ({
          key,
          label,
          value: (
            <>
              {text} <CopyButton text={text} />
            </>
          ),
        }))}
    />
  );
}
