import { Trans, useLingui } from '@lingui/react/macro';
import { downloadCallFile, serverNow } from '@tolk/api-client';
import type { calls } from '@tolk/contract';
import { Box, Typography } from '@tolk/design-system';
import { SelectInput } from '@tolk/design-system/fields';
import { Section } from '@tolk/design-system/pieces';
import { shanghaiDay } from '@tolk/domain';
import { DownloadButtons } from '@tolk/market-views';
import { useState } from 'react';

type Calls = (typeof calls)['supinterface']['settlement'];

/** A year’s earnings, fees and payouts by month, earnings by client, as a file for the tax return or the books. */
export function YearlyStatement({ firstYear }: { firstYear: number }) {
  const { t } = useLingui();
  const thisYear = Number(shanghaiDay(new Date(serverNow())).slice(0, 4));
  // What the last whole year brought is what people are asked for; in the first year there is only this one.
  const [year, setYear] = useState(Math.max(firstYear, thisYear - 1));
  return (
    <Section title={<Trans context="heading">Yearly statement</Trans>}>
      <Typography color="textSecondary" sx={{ mb: 2 }} data-print="no">
        <Trans>
          Gross, platform fee, earnings and payouts of a year, month by month and in each currency;
          earnings also by client.
        </Trans>
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2 }}>
        <Box sx={{ flex: '0 1 200px' }} data-print="no">
          <SelectInput
            label={t({ message: 'Year', context: 'field' })}
            options={yearsFrom(firstYear, thisYear)}
            value={year}
            onChange={(chosen) => setYear(chosen ?? year)}
          />
        </Box>
        <DownloadButtons
          label={t`Statement of the year ${String(year)}`}
          onDownload={(format) =>
            downloadCallFile<Calls['downloadYearlyStatement']>(
              '/supinterface/downloadYearlyStatement',
              { year, format },
            )
          }
        />
      </Box>
    </Section>
  );
}

function yearsFrom(first: number, last: number) {
  return Array.from({ length: last - first + 1 }, (_, back) => ({
    value: last - back,
    label: String(last - back),
  }));
}
