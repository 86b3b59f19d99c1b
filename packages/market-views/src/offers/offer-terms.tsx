import { Trans } from '@lingui/react/macro';
import type { OfferedTerms } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { DateTime, DefinitionList, Money } from '@tolk/design-system/pieces';
import { limits, shareOf, type Identity } from '@tolk/domain';
import { useNames } from '@tolk/labels';
import type { ReactNode } from 'react';
import { fromTo } from '../terms/from-to.tsx';

interface OfferTermsProps extends SumsProps {
  unitName: string;
  /** IANA zone of the posting's author. */
  zone: string;
}

interface SumsProps {
  terms: OfferedTerms;
  /** The offer before it, or the posting: what differs is shown beside it. */
  before?: OfferedTerms;
  currency: string;
  viewer: Identity;
}

const paid = (amount: number) => amount + shareOf(amount, limits.handlingFeeShare);
const earned = (amount: number) => amount - shareOf(amount, limits.commissionShare);

/** All of what is offered, with what it changes of the offer before it. */
export function OfferTerms({
  terms,
  before = terms,
  unitName,
  currency,
  zone,
  viewer,
}: OfferTermsProps) {
  const names = useNames();
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  const time = (iso: string) =>
    iso === '' ? <Trans context="time">none</Trans> : <DateTime iso={iso} authorZone={zone} />;
  return (
    <DefinitionList
      // Wide enough for two amounts in one line.
      minWidth={240}
      entries={[
        {
          key: 'unit',
          label: <Trans context="fact">Rate</Trans>,
          // The unit of a negotiation stays, and stands once.
          value: (
            <>
              {changed(before.unitPrice, terms.unitPrice, money)}{' '}
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                {names.perUnit(unitName)}
              </Box>
            </>
          ),
        },
        {
          key: 'workload',
          label: <Trans context="fact">Workload</Trans>,
          value: changed(before.workload, terms.workload, (amount) =>
            names.workload(amount, unitName),
          ),
        },
        {
          key: 'due',
          label: <Trans context="fact">Deliver by</Trans>,
          value:
            before.deliverTime === null && terms.deliverTime === null
              ? null
              : changed(before.deliverTime ?? '', terms.deliverTime ?? '', time),
        },
        ...sums({ terms, before, currency, viewer }),
      ]}
    />
  );
}

/** What the terms come to, where the rest is being typed beside it. */
export function OfferSums(props: SumsProps) {
  return <DefinitionList entries={sums(props)} />;
}

function sums({ terms, before = terms, currency, viewer }: SumsProps) {
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  const own = viewer === 'client' ? paid : earned;
  return [
    {
      key: 'price',
      label: <Trans>Price of the work</Trans>,
      value: changed(before.amountOfMoney, terms.amountOfMoney, money),
    },
    {
      key: 'own',
      label:
        viewer === 'client' ? (
          <Trans context="fact">You pay</Trans>
        ) : (
          <Trans context="fact">You earn</Trans>
        ),
      value: changed(own(before.amountOfMoney), own(terms.amountOfMoney), money),
    },
  ];
}

/** What stays is said as well: an offer is all of its terms. */
function changed<Value extends string | number>(
  before: Value,
  after: Value,
  show: (value: Value) => ReactNode,
): ReactNode {
  return fromTo(before, after, show) ?? show(after);
}
