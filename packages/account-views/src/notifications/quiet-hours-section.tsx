import { Trans, useLingui } from '@lingui/react/macro';
import {
  inForm,
  isCallError,
  serverNow,
  useSupGetQuietHoursQuery,
  useSupSetQuietHoursMutation,
} from '@tolk/api-client';
import { Box, Button, DataState, notify, Typography } from '@tolk/design-system';
import { SelectInput } from '@tolk/design-system/fields';
import { Section } from '@tolk/design-system/pieces';
import type { QuietHours } from '@tolk/domain';
import { formatZone, useLanguage, viewerZone } from '@tolk/i18n';
import { SwitchRow } from '../settings/switch-row.tsx';

/** Proposed to who switches them on. */
const night = { from: '22:00', until: '08:00' };

/** Hours in which nothing that rings is sent. */
export function QuietHoursSection() {
  const query = useSupGetQuietHoursQuery({});
  return (
    <Section title={<Trans context="heading">Quiet hours</Trans>}>
      <DataState query={query} skeleton={1}>
        {({ hours }) => <Hours hours={hours} />}
      </DataState>
    </Section>
  );
}

function Hours({ hours }: { hours: QuietHours | null }) {
  const { t } = useLingui();
  const [set, { isLoading }] = useSupSetQuietHoursMutation();

  async function save(wanted: QuietHours | null) {
    try {
      await inForm(set({ hours: wanted }));
    } catch (error) {
      // That no answer came at all is said by the shell.
      if (isCallError(error) && !error.message) return;
      const said = isCallError(error)
        ? (Object.values(error.fields ?? {})[0] ?? error.message)
        : t`This could not be saved. Try again.`;
      notify(said, { severity: 'error' });
    }
  }

  return (
    <>
      <SwitchRow
        label={t`Hold e-mails, texts and browser notifications back for some hours`}
        hint={t`Notifications within these hours arrive when they end. Login codes and security notices always arrive at once.`}
        on={hours !== null}
        disabled={isLoading}
        onChange={(on) => void save(on ? { ...night, zone: viewerZone() } : null)}
      />
      {hours ? <Times hours={hours} onChange={(wanted) => void save(wanted)} /> : null}
    </>
  );
}

interface TimesProps {
  hours: QuietHours;
  onChange: (hours: QuietHours) => void;
}

function Times({ hours, onChange }: TimesProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { from, until, zone } = hours;
  const name = (one: string) => formatZone(one, new Date(serverNow()).toISOString(), language);
  const here = viewerZone();
  return (
    <Box sx={{ mt: 2 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          maxWidth: 400,
        }}
      >
        <SelectInput
          label={t({ message: 'From', context: 'field' })}
          value={from}
          options={timesOfDay(from).filter(({ value }) => value !== until)}
          onChange={(chosen) => onChange({ ...hours, from: chosen ?? from })}
        />
        <SelectInput
          label={t({ message: 'Until', context: 'field' })}
          value={until}
          options={timesOfDay(until).filter(({ value }) => value !== from)}
          onChange={(chosen) => onChange({ ...hours, until: chosen ?? until })}
        />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        <Trans>Times are in this zone: {name(zone)}.</Trans>
      </Typography>
      {zone === here ? null : (
        <Button size="small" onClick={() => onChange({ ...hours, zone: here })}>
          <Trans>Use {name(here)}</Trans>
        </Button>
      )}
    </Box>
  );
}

/** Every half hour, and the time that is set. */
function timesOfDay(present: string) {
  const halves = Array.from({ length: 48 }, (_none, index) =>
    [Math.floor(index / 2), (index % 2) * 30]
      .map((part) => String(part).padStart(2, '0'))
      .join(':'),
  );
  return [...new Set([...halves, present])]
    .toSorted()
    .map((time) => ({ value: time, label: time }));
}
