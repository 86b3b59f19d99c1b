import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SettlementRow } from '@tolk/contract';
import { Box, Link } from '@tolk/design-system';
import { DateTime, Money, RowCard, RowCards, StatusChip } from '@tolk/design-system/pieces';
import { BankWords, settlementChips } from '@tolk/labels';
import { RouteLink } from '@tolk/platform';
import { methodLabels } from '../../payout-methods/method-labels.ts';

/** Applications for settlement: sum, payee, status, and what went wrong. */
export function SettlementList({ settlements }: { settlements: readonly SettlementRow[] }) {
  return (
    <RowCards>
      {settlements.map((settlement) => (
        <Row key={settlement.settlementId} settlement={settlement} />
      ))}
    </RowCards>
  );
}

function Row({ settlement }: { settlement: SettlementRow }) {
  const { i18n } = useLingui();
  const { label, tone } = settlementChips[settlement.status];
  return (
    <RowCard
      title={
        <Link component={RouteLink} to="settlementRecord" params={{ id: settlement.settlementId }}>
          <ProjectNames names={settlement.projects} />
        </Link>
      }
      status={<StatusChip tone={tone}>{i18n._(label)}</StatusChip>}
      amount={<Payout settlement={settlement} />}
      facts={<Facts settlement={settlement} />}
      notice={settlement.failureReason && <BankWords words={settlement.failureReason} />}
    />
  );
}

/** Names that a row has room for. */
const shown = 2;

function ProjectNames({ names }: { names: readonly string[] }) {
  const rest = names.length - shown;
  return (
    <>
      {names.slice(0, shown).join(' · ')}{' '}
      {rest > 0 ? <Plural value={rest} one="and # more" other="and # more" /> : null}
    </>
  );
}

/** What arrives, and what it is taken from where that is more or another currency. */
function Payout({ settlement }: { settlement: SettlementRow }) {
  const { payoutNet, payoutCurrency, totalPrice, currency } = settlement;
  return (
    <>
      <Money amount={payoutNet} currency={payoutCurrency} emphasis="earned" />
      {payoutCurrency === currency && payoutNet === totalPrice ? null : (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          <Trans>
            of <Money amount={totalPrice} currency={currency} />
          </Trans>
        </Box>
      )}
    </>
  );
}

function Facts({ settlement }: { settlement: SettlementRow }) {
  const { i18n } = useLingui();
  const { settlementTime } = settlement;
  return (
    <>
      <span>
        {[i18n._(methodLabels[settlement.method].name), settlement.bank, settlement.payee]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <span>
        <Trans>
          Applied <DateTime iso={settlement.applicationTime} />
        </Trans>
      </span>
      {settlementTime ? (
        <span>
          <Trans>
            Settled <DateTime iso={settlementTime} />
          </Trans>
        </span>
      ) : null}
      <span>
        <Trans>No. {settlement.settlementNumber}</Trans>
      </span>
    </>
  );
}
