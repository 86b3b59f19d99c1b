import { Trans } from '@lingui/react/macro';
import { Typography } from '@tolk/design-system';
import type { ReactNode } from 'react';

interface MonthChangeProps {
  /** Month by month, the running one last. */
  values: readonly number[];
  /** A value as a person reads it, with its unit. */
  renderValue: (value: number) => ReactNode;
}

/** The running month beside the one before it, above a chart of months; nothing where both have nothing. */
export function MonthChange({ values, renderValue }: MonthChangeProps) {
  const now = values.at(-1);
  const before = values.at(-2);
  if (now === undefined || before === undefined || Math.max(now, before) === 0) return null;
  const amount = renderValue(now);
  const difference = renderValue(Math.abs(now - before));
  return (
    <Typography variant="body2" color="textSecondary" data-figures="" sx={{ mb: 1 }}>
      {now === before ? (
        <Trans>This month so far: {amount}, as much as last month</Trans>
      ) : now > before ? (
        <Trans>
          This month so far: {amount}, {difference} more than last month
        </Trans>
      ) : (
        <Trans>
          This month so far: {amount}, {difference} less than last month
        </Trans>
      )}
    </Typography>
  );
}
