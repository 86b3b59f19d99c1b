import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Button, Typography } from '@tolk/design-system';
import { TextField, useFormField } from '@tolk/design-system/form';
import { limits } from '@tolk/domain';
import { IntervalFields } from '@tolk/market-views';
import type { HoursValues } from './hours-values.ts';

type Holidays = HoursValues['holidays'];

/** Holidays and other days with hours of their own. */
export function HolidayFields({ holidays }: { holidays: Holidays }) {
  const { t } = useLingui();
  const { helpers } = useFormField<Holidays>('holidays');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {holidays.length === 0 ? (
        <Typography color="textSecondary">
          <Trans>No holidays or special hours yet.</Trans>
        </Typography>
      ) : null}
      {holidays.map((holiday, at) => (
        <Holiday
          // Half typed, a day names nothing yet: its place does.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          key={at}
          at={at}
          holiday={holiday}
          onRemove={() => void helpers.setValue(holidays.filter((_one, index) => index !== at))}
        />
      ))}
      {holidays.length < limits.service.holidays ? (
        <Button
          sx={{ justifySelf: 'start' }}
          onClick={() => void helpers.setValue([...holidays, { day: '', intervals: [] }])}
        >
          {t({ message: 'Add a day', context: 'button' })}
        </Button>
      ) : null}
    </Box>
  );
}

interface HolidayProps {
  at: number;
  holiday: Holidays[number];
  onRemove: () => void;
}

function Holiday({ at, holiday: { day, intervals }, onRemove }: HolidayProps) {
  const { t } = useLingui();
  const { error } = useFormField(`holidays.${at}`);
  const name = day === '' ? t({ message: 'this day', context: 'day' }) : day;
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '220px minmax(0, 1fr) auto' },
        borderTop: 1,
        borderColor: 'divider',
        pt: 1.5,
      }}
    >
      <Box>
        <TextField
          name={`holidays.${at}.day`}
          type="date"
          label={t({ message: 'Day', context: 'field' })}
        />
        {error ? (
          <Box role="alert" sx={{ typography: 'caption', color: 'error.main' }}>
            {error}
          </Box>
        ) : null}
      </Box>
      <IntervalFields name={`holidays.${at}.intervals`} intervals={intervals} of={name} />
      <Button size="small" onClick={onRemove} aria-label={t`Remove ${name} from the list`}>
        <Trans context="button">Remove</Trans>
      </Button>
    </Box>
  );
}
