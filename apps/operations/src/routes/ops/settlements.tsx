import { Trans, useLingui } from '@lingui/react/macro';
import { PageHeader } from '@tolk/design-system/pieces';
import { FilterTabs } from '@tolk/design-system/portal';
import { useListAddress } from '@tolk/platform';
import { AllPayoutRequests } from '../../features/settlement-lists/all-payout-requests.tsx';
import { Batches } from '../../features/settlement-lists/batches.tsx';
import { ExchangeRatePart } from '../../features/settlement-lists/exchange-rate.tsx';
import { OpenApplications } from '../../features/settlement-lists/open-applications.tsx';
import { UnresolvedNote } from '../../features/settlement-lists/unresolved-note.tsx';
import { SavedFilters } from '../../records/saved-filters.tsx';

const parts = {
  open: OpenApplications,
  all: AllPayoutRequests,
  batches: Batches,
  rate: ExchangeRatePart,
} as const;
type Part = keyof typeof parts;
const order = Object.keys(parts) as Part[];

/** The settlement queue: what is open, all applications, batches, the exchange rate (`tab`). */
export function Screen() {
  const { t } = useLingui();
  const list = useListAddress<'tab' | 'method' | 'search' | 'status' | 'from' | 'to'>();
  const tab = list.oneOf('tab', order) ?? 'open';
  const Content = parts[tab];
  const labels: Readonly<Record<Part, string>> = {
    open: t({ message: 'Open withdrawal requests', context: 'option' }),
    all: t({ message: 'All withdrawal requests', context: 'option' }),
    batches: t({ message: 'Payout batches', context: 'option' }),
    rate: t({ message: 'Exchange rate', context: 'option' }),
  };
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Settlements</Trans>}
        description={<Trans>Withdrawal requests from suppliers, and their payouts.</Trans>}
      />
      <UnresolvedNote />
      <FilterTabs
        label={t`Parts of this page`}
        value={tab}
        onChoose={(chosen) =>
          list.change({
            tab: chosen === 'open' ? undefined : chosen,
            method: undefined,
            search: undefined,
            status: undefined,
            from: undefined,
            to: undefined,
          })
        }
        tabs={order.map((value) => ({ value, label: labels[value] }))}
      />
      {tab === 'rate' ? null : <SavedFilters screen="settlements" />}
      <Content />
    </>
  );
}
