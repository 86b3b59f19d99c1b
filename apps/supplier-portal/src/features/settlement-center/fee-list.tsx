import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeRow } from '@tolk/contract';
import { Box, Link } from '@tolk/design-system';
import { DateTime, Money, RowCard, RowCards, StatusChip } from '@tolk/design-system/pieces';
import { Checkbox } from '@tolk/design-system/portal';
import { earningsChips } from '@tolk/labels';
import { RouteLink } from '@tolk/platform';
import { isChoosable } from './choosable.ts';
import { EarnedByLink } from './earned-by-link.tsx';
import { ObstacleList } from './obstacle-list.tsx';
import type { ChosenProjects } from './use-chosen-projects.ts';

interface FeeListProps {
  fees: readonly FeeRow[];
  chosen: ChosenProjects;
}

/** Finished projects with what they brought; those that are ready can be chosen. */
export function FeeList({ fees, chosen }: FeeListProps) {
  const choosable = fees.filter(isChoosable);
  return (
    <>
      {choosable.length > 0 ? <WholePage choosable={choosable} chosen={chosen} /> : null}
      <RowCards>
        {fees.map((fee) => (
          <Fee key={fee.feeId} fee={fee} chosen={chosen} />
        ))}
      </RowCards>
    </>
  );
}

/** Chooses all that is ready on this page. */
function WholePage({
  choosable,
  chosen,
}: {
  choosable: readonly FeeRow[];
  chosen: ChosenProjects;
}) {
  const on = choosable.filter(chosen.has).length;
  const all = on === choosable.length;
  return (
    <Box
      component="label"
      data-print="no"
      sx={{ display: 'inline-flex', alignItems: 'center', pl: 1, mb: 1 }}
    >
      <Checkbox
        checked={all}
        indeterminate={on > 0 && !all}
        disabled={!all && chosen.full}
        onChange={() => (all ? chosen.remove(choosable) : chosen.add(choosable))}
      />
      <Trans>All ready to settle on this page</Trans>
    </Box>
  );
}

function Fee({ fee, chosen }: { fee: FeeRow; chosen: ChosenProjects }) {
  const { t, i18n } = useLingui();
  const { orderName, settlementStatus, obstacles, settlementId } = fee;
  const { label, tone } = earningsChips[settlementStatus];
  const on = chosen.has(fee);
  return (
    <RowCard
      choice={
        isChoosable(fee) ? (
          <Checkbox
            checked={on}
            disabled={chosen.full && !on}
            onChange={() => (on ? chosen.remove([fee]) : chosen.add([fee]))}
            slotProps={{ input: { 'aria-label': t`Choose ${orderName}` } }}
            sx={{ mt: -1, ml: -1 }}
          />
        ) : null
      }
      title={<EarnedByLink earned={fee} />}
      status={<StatusChip tone={tone}>{i18n._(label)}</StatusChip>}
      amount={<Money amount={fee.amount} currency={fee.currency} emphasis="earned" />}
      facts={<Facts fee={fee} />}
      notice={obstacles.length > 0 ? <ObstacleList obstacles={obstacles} /> : null}
      actions={
        settlementId ? (
          <Link
            component={RouteLink}
            to="settlementRecord"
            params={{ id: settlementId }}
            variant="body2"
          >
            <Trans>See the withdrawal request</Trans>
          </Link>
        ) : null
      }
    />
  );
}

function Facts({ fee }: { fee: FeeRow }) {
  const { currency } = fee;
  return (
    <>
      {fee.commission > 0 ? (
        <span>
          <Trans>
            Price <Money amount={fee.price} currency={currency} /> less commission{' '}
            <Money amount={fee.commission} currency={currency} />
          </Trans>
        </span>
      ) : null}
      <span>{fee.clientName}</span>
      <span>
        <Trans>
          Completed <DateTime iso={fee.endTime} />
        </Trans>
      </span>
      <span>
        <Trans>No. {fee.orderNumber}</Trans>
      </span>
      {fee.feeInvoiceId ? (
        <span>
          <Trans context="text">Invoice uploaded</Trans>
        </span>
      ) : null}
    </>
  );
}
