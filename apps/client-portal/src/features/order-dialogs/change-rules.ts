import { t } from '@lingui/core/macro';
import { serverNow } from '@tolk/api-client';
import type { OrderDetail } from '@tolk/contract';
import { array, object, string } from '@tolk/design-system/form-rules';
import { DAY, limits } from '@tolk/domain';
import { nextWorkingHour } from '../../work-terms/working-hour.ts';

type Agreed = Pick<OrderDetail, 'deliverTime' | 'zone'>;

/** The earliest new due time: a supplier who delivers early keeps the time that was agreed on. */
export function earliestDue({ deliverTime }: Pick<Agreed, 'deliverTime'>): number {
  return Math.max(Date.parse(deliverTime), serverNow() + limits.order.changesMs);
}

/** Two days from now, by day, or the agreed time where that is later: what the form proposes. */
export function proposedDue(order: Agreed): string {
  const inTwoDays = Date.parse(nextWorkingHour(serverNow() + 2 * DAY, order.zone));
  return new Date(Math.max(inTwoDays, earliestDue(order))).toISOString();
}

/** What a request for changes must have; the bounds are the server's own. */
export function changeRules(order: Agreed) {
  return object({
    changeRequest: string().trim().max(limits.description.max).required(),
    deliverTime: string()
      .required()
      .test({
        name: 'agreed',
        message: () =>
          t`Choose a time no earlier than the agreed one, and at least a day from now.`,
        test: (value) => !value || Date.parse(value) >= earliestDue(order),
      }),
    files: array(object({ fileId: string().required() }))
      .max(limits.file.perOrder)
      .required(),
  });
}
