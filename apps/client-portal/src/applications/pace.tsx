import { Plural, Trans } from '@lingui/react/macro';
import { serverNow } from '@tolk/api-client';
import type { ReceivedApplication } from '@tolk/contract';
import { StatusChip } from '@tolk/design-system/pieces';
import { useOutputAmounts } from '@tolk/market-views';
import { useState } from 'react';
import { daysNeeded, isTooLate } from './time-needed.ts';

/** How fast the supplier works, and whether that is in time for the posting. */
export function Pace({ application }: { application: ReceivedApplication }) {
  const [now] = useState(serverNow);
  const { wordsPerDay, sourceLanguage } = application;
  const { perDay } = useOutputAmounts(sourceLanguage);
  if (wordsPerDay === null) return null;
  const days = daysNeeded(application);
  return (
    <span data-figures="">
      {perDay(wordsPerDay)}
      {days === null ? null : (
        <>
          {' · '}
          <Plural value={days} one="about # day for this job" other="about # days for this job" />
        </>
      )}
      {isTooLate(application, now) ? (
        <>
          {' '}
          <StatusChip tone="attention">
            <Trans>Past the due time</Trans>
          </StatusChip>
        </>
      ) : null}
    </span>
  );
}
