import { Trans } from '@lingui/react/macro';
import { Typography } from '@tolk/design-system';

interface MonthChangeProps {
  /** Month by month, the running one last. */
  values: readonly number[];
  /** A value as a person reads it, with its unit. */
  say: (value: number) => string;
}

/** The running month beside the one before it, above a chart of months. */
export function MonthChange({ values, say }: MonthChangeProps) {
  const now = values.at(-1);
  const before = values.at(-2);
  if (now === undefined || before === undefined) return null;
  const amount = say(now);
  const difference = say(Math.abs(now - before));
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
