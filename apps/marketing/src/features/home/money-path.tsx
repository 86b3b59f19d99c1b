import { Trans } from '@lingui/react/macro';
import { Box } from '@tolk/design-system';
import { EscrowDrawing } from '@tolk/design-system/site-drawings';
import type { ReactNode } from 'react';
import { Band } from '../../site/band.tsx';
import { Given } from '../../site/given.tsx';
import { Text } from '../../site/headline.tsx';
import { QuietOrderedList } from '../../site/quiet-list.tsx';
import { bounds } from '@tolk/domain/bounds';
import { Receipt } from './receipt.tsx';

/** Where the money of an order lies from payment to payout, beside an example in figures. */
export function MoneyPath() {
  return (
    <Band
      title={<Trans>Where your money is at every step</Trans>}
      lead={<Trans>Held for the one order it was paid for, until the work is accepted.</Trans>}
      ground="sunken"
      drawing={<EscrowDrawing width={240} />}
    >
      <Box
        sx={{
          display: 'grid',
          columnGap: 8,
          rowGap: 5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
        }}
      >
        <Stages />
        <Receipt />
      </Box>
    </Band>
  );
}

function Stages() {
  const { fee, changeRounds, acceptanceDays, holdDays } = bounds;
  return (
    <QuietOrderedList sx={{ ml: '6px' }}>
      <Stage title={<Trans>The client pays</Trans>}>
        <Trans>
          By WeChat Pay or Alipay
          <Given setting="bankTransfer">, or by bank transfer</Given>: the agreed price plus a
          service fee of {fee}, nothing else.
        </Trans>
      </Stage>
      <Stage title={<Trans>We hold it</Trans>}>
        <Trans>While the work is under way, neither side can touch the money.</Trans>
      </Stage>
      <Stage title={<Trans>The client accepts</Trans>}>
        <Trans>
          After up to {changeRounds} rounds of changes. If you don’t respond within {acceptanceDays}{' '}
          days, or by a later time that was agreed, the work counts as accepted.
        </Trans>
      </Stage>
      <Stage title={<Trans>The translator gets paid</Trans>}>
        <Trans>
          Earnings can be withdrawn {holdDays} days later: to a UnionPay card in yuan, or by PayPal
          or Payoneer in US dollars.
        </Trans>
      </Stage>
    </QuietOrderedList>
  );
}

/** A point on the line that the money travels. */
function Stage({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        pl: 4,
        pb: 3,
        borderLeft: 1,
        borderColor: 'fieldBorder',
        '&::before': {
          content: '""',
          position: 'absolute',
          left: -7,
          top: 5,
          width: 13,
          height: 13,
          borderRadius: '50%',
          border: 2,
          borderColor: 'text.primary',
          bgcolor: 'sunken',
          boxSizing: 'border-box',
        },
        '&:last-of-type': { borderColor: 'transparent', pb: 0 },
        '&:last-of-type::before': { bgcolor: 'secondary.main', borderColor: 'secondary.main' },
      }}
    >
      <Box component="h3" sx={{ m: 0, mb: 0.5, typography: 'subtitle1' }}>
        {title}
      </Box>
      <Text>{children}</Text>
    </Box>
  );
}
