import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Button, Stack, Typography } from '@tolk/design-system';
import { TextField, useFormField } from '@tolk/design-system/form';
import { limits } from '@tolk/domain';
import type { AvailabilityValues } from './availability-values.ts';
import { HolidayFields } from './holiday-fields.tsx';

type DaysOff = AvailabilityValues['daysOff'];

/** Single days and longer absences, with a note for the supplier alone. */
export function DaysOffFields({ daysOff }: { daysOff: DaysOff }) {
  const { t } = useLingui();
  const { helpers } = useFormField<DaysOff>('daysOff');
  const set = (next: DaysOff) => void helpers.setValue(next);
  const { daysOff: most } = limits.availability;
  return (
    <Stack spacing={2}>
      {daysOff.length === 0 ? (
        <Typography color="textSecondary">
          <Trans>No days off yet.</Trans>
        </Typography>
      ) : null}
      {daysOff.map((dayOff, at) => (
        <DayOff
          // Half typed, a day names nothing yet: its place does.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          key={at}
          at={at}
          onRemove={() => set(daysOff.filter((_one, index) => index !== at))}
        />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {daysOff.length < most ? (
          <Button onClick={() => set([...daysOff, { from: '', until: '', note: '' }])}>
            {t({ message: 'Add days off', context: 'button' })}
          </Button>
        ) : null}
      </Box>
      <HolidayFields daysOff={daysOff} onAdd={(ahead) => set([...daysOff, ...ahead])} />
    </Stack>
  );
}

function DayOff({ at, onRemove }: { at: number; onRemove: () => void }) {
  const { t } = useLingui();
  const { error } = useFormField(`daysOff.${at}`);
  const number = at + 1;
  return (
    <Box
      role="group"
      aria-label={t`Days off ${number}`}
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '160px 160px minmax(0, 1fr) auto' },
      }}
    >
      <TextField
        name={`daysOff.${at}.from`}
        type="date"
        label={t({ message: 'First day', context: 'field' })}
      />
      <TextField
        name={`daysOff.${at}.until`}
        type="date"
        label={t({ message: 'Last day', context: 'field' })}
      />
      <TextField
        name={`daysOff.${at}.note`}
        label={t`Note for yourself`}
        maxLength={limits.availability.note}
      />
      <Button
        size="small"
        onClick={onRemove}
        aria-label={t`Remove days off ${number}`}
        // Beside the fields, below whose labels it stands on a wide window.
        sx={{ mt: { md: 4 }, justifySelf: 'start' }}
      >
        <Trans context="button">Remove</Trans>
      </Button>
      {/* What is wrong with one of its fields stands there. */}
      {typeof error === 'string' ? (
        <Box role="alert" sx={{ gridColumn: '1 / -1', typography: 'caption', color: 'error.main' }}>
          {error}
        </Box>
      ) : null}
    </Box>
  );
}
