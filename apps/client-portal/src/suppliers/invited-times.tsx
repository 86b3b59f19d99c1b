import { Trans } from '@lingui/react/macro';
import { useClientGetBookingClashesQuery } from '@tolk/api-client';
import type { OwnPostingRow } from '@tolk/contract';
import { useFormikContext } from '@tolk/design-system/form';
import { limits } from '@tolk/domain';
import { ClashList } from '@tolk/market-views';
import { dayByDay } from '../work-terms/bookings.ts';
import { isInterpreting } from '../work-terms/interpreting-kind.ts';
import type { InvitationValues } from './invited-offer.tsx';

interface Props {
  supUserId: string;
  postings: readonly OwnPostingRow[];
}

/** Before an interpreter is invited: whether they have time when the project takes place. */
export function InvitedTimes({ supUserId, postings }: Props) {
  const { values } = useFormikContext<InvitationValues>();
  const posting = postings.find(
    (one) => one.projectReleaseInforId === values.projectReleaseInforId,
  );
  const bookings = posting === undefined ? [] : timesOf(posting);
  const isAsked = bookings.length > 0 && bookings.length <= limits.order.bookings.max;
  const { currentData } = useClientGetBookingClashesQuery(
    { supUserId, bookings },
    { skip: !isAsked },
  );
  if (posting === undefined || !isAsked || currentData === undefined) return null;
  return (
    <ClashList clashes={currentData} viewer="client" zone={posting.zone}>
      <Trans>You can invite them all the same.</Trans>
    </ClashList>
  );
}

/** A list of projects knows first and last moments alone; the days between have the same hours. */
function timesOf(posting: OwnPostingRow) {
  const { startTime, dueDate, zone } = posting;
  if (!isInterpreting(posting) || startTime === null || dueDate === null) return [];
  return startTime < dueDate ? dayByDay({ startTime, endTime: dueDate }, zone) : [];
}
