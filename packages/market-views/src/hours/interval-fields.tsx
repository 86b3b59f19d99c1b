import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Button, IconButton, TextInput } from '@tolk/design-system';
import { useFormField } from '@tolk/design-system/form';
import { CloseIcon } from '@tolk/design-system/icons';
import { limits, type OpenInterval } from '@tolk/domain';
import { nextInterval } from './intervals.ts';

interface IntervalFieldsProps {
  /** Where they stand among the form’s values. */
  name: string;
  intervals: readonly OpenInterval[];
  /** The day, for screen readers. */
  of: string;
}

/** The intervals of a day; none is a closed day. */
export function IntervalFields({ name, intervals, of }: IntervalFieldsProps) {
  const { t } = useLingui();
  const { helpers, error } = useFormField<readonly OpenInterval[]>(name);
  const set = (next: readonly OpenInterval[]) => void helpers.setValue(next);
  const change = (at: number, changes: Partial<OpenInterval>) =>
    set(intervals.map((one, index) => (index === at ? { ...one, ...changes } : one)));
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      {intervals.length === 0 ? (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          <Trans context="day">No hours</Trans>
        </Box>
      ) : null}
      {intervals.map(({ from, until }, at) => (
        <Box
          // Intervals have no name but their place.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          key={at}
          sx={{
            display: 'grid',
            gap: 1,
            alignItems: 'end',
            gridTemplateColumns: 'repeat(2, minmax(0, 160px)) auto',
            justifyContent: 'start',
            // A phone has no room for “09:00 AM” and a clock, and shows its own clock at a touch.
            '& [data-input-box]': { px: { xs: 1, md: 1.5 } },
            '& input::-webkit-calendar-picker-indicator': { display: { xs: 'none', md: 'block' } },
          }}
        >
          <TextInput
            label={t({ message: 'From', context: 'time of day' })}
            type="time"
            value={from}
            onChange={({ target }) => change(at, { from: target.value })}
          />
          <TextInput
            label={t({ message: 'To', context: 'time of day' })}
            type="time"
            value={until}
            onChange={({ target }) => change(at, { until: target.value })}
          />
          <IconButton
            aria-label={t`Remove ${from}–${until} on ${of}`}
            onClick={() => set(intervals.filter((_one, index) => index !== at))}
          >
            <CloseIcon />
          </IconButton>
        </Box>
      ))}
      {error ? (
        <Box role="alert" sx={{ typography: 'caption', color: 'error.main' }}>
          {error}
        </Box>
      ) : null}
      {intervals.length < limits.service.intervals ? (
        <Button
          size="small"
          sx={{ justifySelf: 'start' }}
          onClick={() => set([...intervals, nextInterval(intervals)])}
          aria-label={t`Add hours on ${of}`}
        >
          <Trans context="button">Add hours</Trans>
        </Button>
      ) : null}
    </Box>
  );
}
