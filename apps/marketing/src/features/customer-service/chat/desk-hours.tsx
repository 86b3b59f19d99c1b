import { Trans } from '@lingui/react/macro';
import type { ServiceDeskState } from '@tolk/contract';
import { serverNow } from '@tolk/api-client';
import { Box } from '@tolk/design-system';
import { Deadline, StatusChip } from '@tolk/design-system/pieces';
import { formatDuration, formatZone, useLanguage } from '@tolk/i18n';
import { useState } from 'react';

const minute = 60_000;

/** Whether somebody is there now, and when an answer can be expected: as it is, not as one would wish. */
export function DeskHours({ desk }: { desk: ServiceDeskState }) {
  return (
    <Box role="status" sx={{ display: 'grid', gap: 0.75, typography: 'body2' }}>
      <div>
        {desk.open ? (
          <StatusChip tone={desk.staffed ? 'success' : 'waiting'}>
            {desk.staffed ? (
              <Trans context="desk">We are here</Trans>
            ) : (
              <Trans context="desk">Open, but everyone is away</Trans>
            )}
          </StatusChip>
        ) : (
          <StatusChip tone="neutral">
            <Trans context="desk">Closed now</Trans>
          </StatusChip>
        )}
      </div>
      <Box sx={{ color: 'text.secondary' }}>
        <Expected desk={desk} />
      </Box>
    </Box>
  );
}

function Expected({ desk }: { desk: ServiceDeskState }) {
  const language = useLanguage();
  const [now] = useState(serverNow);
  const { open, staffed, answerBy, opensAt, zone } = desk;
  if (!open)
    return opensAt === null ? (
      <Trans>You can still write to us; we can’t say yet when we will be back.</Trans>
    ) : (
      <>
        <div>
          <Trans>
            We open again: <Deadline iso={opensAt} authorZone={zone} />. Write now and we will
            answer then.
          </Trans>
        </div>
        <div>
          <Trans>
            Our hours are kept in this time zone: {formatZone(zone, opensAt, language)}.
          </Trans>
        </div>
      </>
    );
  if (answerBy === null)
    return <Trans>Write to us; we can’t say yet how long an answer will take.</Trans>;
  if (!staffed)
    return (
      <Trans>
        You will probably have an answer: <Deadline iso={answerBy} />.
      </Trans>
    );
  // Whole minutes: a guess is no stopwatch.
  const wait = Math.max(1, Math.ceil((Date.parse(answerBy) - now) / minute)) * minute;
  return <Trans>You will probably have an answer within {formatDuration(wait, language)}.</Trans>;
}
