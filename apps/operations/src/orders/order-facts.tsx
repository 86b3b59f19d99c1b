import { Trans } from '@lingui/react/macro';
import type { OrderDetail } from '@tolk/contract';
import { Stack } from '@tolk/design-system';
import { DateTime, DefinitionList, LongText, Money } from '@tolk/design-system/pieces';
import { useBreaksText, useTermEntries, WordAnalysisTable } from '@tolk/market-views';
import { ScopeLink } from '../staff-access/scope-link.tsx';
import { WatchChip } from '../users/watch-chip.tsx';

interface OrderFactsProps {
  order: OrderDetail;
  /** Ids of those whom staff keep an eye on. */
  watched: readonly string[];
}

/** The terms of an order and who made it, as neither party sees them. */
export function OrderFacts({ order, watched }: OrderFactsProps) {
  const { work, span, deadlines } = useTermEntries(order);
  const breaksText = useBreaksText();
  const { currency } = order;
  return (
    <Stack spacing={2}>
      <DefinitionList
        entries={[
          {
            key: 'client',
            label: <Trans context="fact">Client</Trans>,
            value: (
              <>
                <ScopeLink scope="users" id={order.createBy}>
                  {order.createByName}
                </ScopeLink>{' '}
                {watched.includes(order.createBy) ? <WatchChip /> : null}
              </>
            ),
          },
          {
            key: 'supplier',
            label: <Trans context="fact">Supplier</Trans>,
            value: (
              <>
                <ScopeLink scope="users" id={order.supUserId}>
                  {order.supUserName}
                </ScopeLink>{' '}
                {watched.includes(order.supUserId) ? <WatchChip /> : null}
              </>
            ),
          },
          ...work,
          {
            key: 'fee',
            label: <Trans context="fact">Service fee</Trans>,
            value: <Money amount={order.commissionXQ} currency={currency} />,
          },
          {
            key: 'pay',
            label: <Trans>The client pays</Trans>,
            value: <Money amount={order.paymentAmount} currency={currency} />,
          },
          ...span,
          ...deadlines,
          { key: 'place', label: <Trans>Place or link</Trans>, value: order.bookingPlace },
          {
            key: 'breaks',
            label: <Trans>Breaks and meals</Trans>,
            value: order.breaks ? breaksText(order.breaks) : null,
          },
          ...order.checkIns.map(({ startTime, by, time }) => ({
            key: `checkIn-${startTime}-${by}`,
            label:
              by === 'client' ? (
                <Trans>The client checked in</Trans>
              ) : (
                <Trans>The supplier checked in</Trans>
              ),
            value:
              order.bookings.length > 1 ? (
                <Trans>
                  <DateTime iso={time} />, for the booking of <DateTime iso={startTime} />
                </Trans>
              ) : (
                <DateTime iso={time} />
              ),
          })),
        ]}
      />
      <LongText label={<Trans context="fact">Description</Trans>}>
        {order.orderDescription}
      </LongText>
      {order.wordAnalysis ? (
        <WordAnalysisTable analysis={order.wordAnalysis} sourceLanguage={order.sourceLanguage} />
      ) : null}
    </Stack>
  );
}
