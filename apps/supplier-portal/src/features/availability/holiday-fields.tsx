import { Trans, useLingui } from '@lingui/react/macro';
import { serverNow, useSupGetSupInfoBasicsDataQuery } from '@tolk/api-client';
import { Box, Button, Typography } from '@tolk/design-system';
import { SelectInput } from '@tolk/design-system/fields';
import { dayIn, holidayCountries, limits, type HolidayCountry } from '@tolk/domain';
import { countries } from '@tolk/domain/dictionaries/countries';
import { useLanguage, viewerPlace, viewerZone } from '@tolk/i18n';
import { nameIn } from '@tolk/labels';
import { useState } from 'react';
import { holidayCountryOf, holidaysAhead, type AvailabilityValues } from './availability-values.ts';

type DaysOff = AvailabilityValues['daysOff'];

/** The public holidays of a country as days off, first of that where the supplier lives. */
export function HolidayFields({
  daysOff,
  onAdd,
}: {
  daysOff: DaysOff;
  onAdd: (ahead: DaysOff) => void;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const { data: info } = useSupGetSupInfoBasicsDataQuery({});
  const [chosen, setChosen] = useState<HolidayCountry>();
  const country = chosen ?? holidayCountryOf(info?.nationality, viewerPlace());
  const name = (of: HolidayCountry) => nameIn(countries, of, language);
  const today = dayIn(viewerZone(), new Date(serverNow()));
  const ahead = holidaysAhead(country, daysOff, { today, language });
  const hasRoom = daysOff.length + ahead.length <= limits.availability.daysOff;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'end' }}>
        <Box sx={{ width: { xs: '100%', sm: 260 } }}>
          <SelectInput
            label={t`Public holidays of`}
            options={holidayCountries.map((value) => ({ value, label: name(value) }))}
            value={country}
            clearable={false}
            onChange={(value) => setChosen(value ?? undefined)}
          />
        </Box>
        {ahead.length > 0 && hasRoom ? (
          <Button onClick={() => onAdd(ahead)}>{t`Add the public holidays`}</Button>
        ) : null}
      </Box>
      <Typography variant="caption" color="textSecondary">
        {country === 'CN' ? (
          <Trans>
            Public holidays are the days that the law names, without the days around them that are
            moved each year.
          </Trans>
        ) : lunar.has(country) ? (
          <Trans>
            Holidays of the whole country, without those of the lunar calendar: add these yourself.
          </Trans>
        ) : (
          <Trans>Holidays of the whole country: add those of your region yourself.</Trans>
        )}
      </Typography>
    </>
  );
}

/** Some of their holidays go by the moon, which nobody computes here. */
const lunar: ReadonlySet<HolidayCountry> = new Set(['KR', 'SG']);
