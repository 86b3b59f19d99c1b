import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderDetail } from '@tolk/contract';
import { Box, type Tone } from '@tolk/design-system';
import { DateTime, Money, Section, StatusChip } from '@tolk/design-system/pieces';

type Refund = OrderDetail['refunds'][number];

const looks: Readonly<Record<Refund['status'], { label: MessageDescriptor; tone: Tone }>> = {
  pending: { label: msg({ message: 'Being prepared', context: 'status' }), tone: 'waiting' },
  accepted: { label: msg`On its way`, tone: 'active' },
  succeeded: { label: msg({ message: 'Arrived', context: 'status' }), tone: 'success' },
  // Finance looks after it; the person who waits for the money has nothing to do.
  failed: { label: msg`Delayed; our staff are dealing with it`, tone: 'danger' },
};

/** What was or is being paid back to the client; nothing where nothing is. */
export function RefundsPart({ refunds }: Pick<OrderDetail, 'refunds'>) {
  const { i18n } = useLingui();
  if (refunds.length === 0) return null;
  return (
    <Section title={<Trans context="heading">Refunds</Trans>}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {refunds.map(({ amount, currency, status, time, confirmedTime }) => (
          <Box
            component="li"
            key={`${time} ${amount}`}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: 2,
              rowGap: 0.5,
              alignItems: 'center',
              py: 1,
              borderBottom: 1,
              borderColor: 'divider',
              '&:last-of-type': { borderBottom: 0 },
            }}
          >
            <Money amount={amount} currency={currency} emphasis="strong" />
            <StatusChip tone={looks[status].tone}>{i18n._(looks[status].label)}</StatusChip>
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              {confirmedTime ? (
                <Trans>
                  arrived <DateTime iso={confirmedTime} />
                </Trans>
              ) : (
                <Trans>
                  started <DateTime iso={time} />
                </Trans>
              )}
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary', mt: 1 }}>
        <Trans>
          Refunds go to the original payment method; a bank may take a few working days.
        </Trans>
      </Box>
    </Section>
  );
}
