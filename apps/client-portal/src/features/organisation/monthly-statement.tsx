import { Trans, useLingui } from '@lingui/react/macro';
import { downloadCallFile, serverNow } from '@tolk/api-client';
import type { calls } from '@tolk/contract';
import { Box, Typography } from '@tolk/design-system';
import { SelectInput } from '@tolk/design-system/fields';
import { Section } from '@tolk/design-system/pieces';
import { settlementMonth } from '@tolk/domain';
import { DownloadButtons } from '@tolk/market-views';
import { useState } from 'react';

type OrderList = (typeof calls)['clientinterface']['orders']['downloadOrderList'];

/** As many as an accountant goes back. */
const monthsOffered = 24;

/** A month's orders for the books: who ordered, approved and paid, on which cost centre. */
export function MonthlyStatement() {
  const { t, i18n } = useLingui();
  const months = monthsBefore(settlementMonth(new Date(serverNow())));
  // The month that is over is the one that is booked.
  const [month, setMonth] = useState(months[1] ?? '');
  const name = (one: string) =>
    i18n.date(new Date(`${one}-15T00:00:00Z`), { year: 'numeric', month: 'long' });
  return (
    <Section title={<Trans context="heading">Monthly statement</Trans>}>
      <Typography color="textSecondary" sx={{ mb: 2 }} data-print="no">
        <Trans>
          All orders placed in a month, with purchase order, cost centre and who ordered, approved
          and paid.
        </Trans>
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2 }}>
        <Box sx={{ flex: '0 1 240px' }} data-print="no">
          <SelectInput
            label={t({ message: 'Month', context: 'field' })}
            options={months.map((value) => ({ value, label: name(value) }))}
            value={month}
            onChange={(chosen) => setMonth(chosen ?? month)}
          />
        </Box>
        <DownloadButtons
          label={t`Statement for ${name(month)}`}
          onDownload={(format) =>
            downloadCallFile<OrderList>('/clientinterface/downloadOrderList', {
              from: `${month}-01`,
              to: lastDayOf(month),
              format,
            })
          }
        />
      </Box>
    </Section>
  );
}

/** `2026-11` and those before it, the newest first. */
function monthsBefore(newest: string): string[] {
  const [year = 0, month = 1] = newest.split('-').map(Number);
  return Array.from({ length: monthsOffered }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 7),
  );
}

function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
