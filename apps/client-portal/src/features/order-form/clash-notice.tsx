import { Trans } from '@lingui/react/macro';
import { useClientGetBookingClashesQuery } from '@tolk/api-client';
import { useFormikContext } from '@tolk/design-system/form';
import { limits } from '@tolk/domain';
import { ClashList, filledIn } from '@tolk/market-views';
import { isInterpreting } from '../../work-terms/interpreting-kind.ts';
import type { OrderValues } from './order-values.ts';

/** For whom the order is; `projectOrderId` is the one that is edited. */
export interface Recipient {
  supUserId: string;
  projectOrderId?: string;
}

/** Before the order is sent: which of its bookings may not suit the interpreter. */
export function ClashNotice({ recipient }: { recipient: Recipient }) {
  const { orderType, bookings: typed, zone } = useFormikContext<OrderValues>().values;
  const bookings = filledIn(typed).filter(({ startTime, endTime }) => startTime < endTime);
  const isAsked =
    isInterpreting({ projectType: orderType }) &&
    bookings.length > 0 &&
    bookings.length <= limits.order.bookings.max;
  const { currentData } = useClientGetBookingClashesQuery(
    { ...recipient, bookings },
    { skip: !isAsked, refetchOnMountOrArgChange: true },
  );
  if (!isAsked || currentData === undefined) return null;
  return (
    <ClashList clashes={currentData} viewer="client" zone={zone}>
      <Trans>You can send the order all the same; the interpreter decides.</Trans>
    </ClashList>
  );
}
