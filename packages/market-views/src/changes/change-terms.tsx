import { Trans } from '@lingui/react/macro';
import type { ChangeTerms, OrderDetail } from '@tolk/contract';
import { DateTime, DefinitionList, Money } from '@tolk/design-system/pieces';
import type { Identity } from '@tolk/domain';
import { useNames } from '@tolk/labels';
import { fromTo } from '../terms/from-to.tsx';

interface ChangedTermsProps {
  order: Pick<OrderDetail, 'currency' | 'unitName' | 'zone' | 'pricing'>;
  before: ChangeTerms;
  after: ChangeTerms;
  /** Null for staff, who neither pay nor earn by it. */
  viewer: Identity | null;
}

const paid = ({ amountOfMoney, commissionXQ }: ChangeTerms) => amountOfMoney + commissionXQ;
const earned = ({ amountOfMoney, commission }: ChangeTerms) => amountOfMoney - commission;

/** What a change makes of the terms: only those that change, as they were and as they would be. */
export function ChangedTerms({ order, before, after, viewer }: ChangedTermsProps) {
  const names = useNames();
  const { currency, zone, pricing, unitName } = order;
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  const time = (iso: string) => <DateTime iso={iso} authorZone={zone} />;
  const own = viewer === 'client' ? paid : earned;
  return (
    <DefinitionList
      entries={[
        {
          key: 'due',
          label: <Trans context="fact">Deliver by</Trans>,
          value: fromTo(before.deliverTime, after.deliverTime, time),
        },
        {
          key: 'workload',
          label: <Trans context="fact">Workload</Trans>,
          value: fromTo(before.workload, after.workload, (amount) =>
            names.workload(amount, unitName),
          ),
        },
        {
          key: 'unit',
          label: <Trans context="fact">Rate</Trans>,
          value: pricing === 'fixed' ? null : fromTo(before.unitPrice, after.unitPrice, money),
        },
        {
          key: 'price',
          label: <Trans>Price of the work</Trans>,
          value: fromTo(before.amountOfMoney, after.amountOfMoney, money),
        },
        {
          key: 'own',
          label:
            viewer === 'client' ? (
              <Trans context="fact">You pay</Trans>
            ) : (
              <Trans context="fact">You earn</Trans>
            ),
          value: viewer === null ? null : fromTo(own(before), own(after), money),
        },
      ]}
    />
  );
}
