import { useLanguage } from '@tolk/i18n';
import { Box, Typography } from '@tolk/design-system';
import type { OpenInterval } from '@tolk/domain';
import { IntervalFields } from './interval-fields.tsx';

/** A Monday, for the names of the days. */
const monday = Date.UTC(2026, 0, 5);
const dayMs = 86_400_000;

/** The seven days, Monday first, each with its intervals. */
export function WeekFields({ week }: { week: readonly (readonly OpenInterval[])[] }) {
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {week.map((intervals, day) => {
        const name = format.format(monday + day * dayMs);
        return (
          <Box
            key={name}
            role="group"
            aria-label={name}
            sx={{
              display: 'grid',
              gap: 1,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '120px minmax(0, 1fr)' },
              borderTop: 1,
              borderColor: 'divider',
              pt: 1.5,
            }}
          >
            <Typography variant="subtitle2">{name}</Typography>
            <IntervalFields name={`week.${day}`} intervals={intervals} of={name} />
          </Box>
        );
      })}
    </Box>
  );
}
