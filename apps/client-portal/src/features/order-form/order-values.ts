import type {
  ApplicationRow,
  OrderDetail,
  OwnPostingDetail,
  RequestOf,
  calls,
} from '@tolk/contract';
import type { StoredFile } from '@tolk/design-system/fields';
import { DAY, HOUR } from '@tolk/domain';
import { viewerZone } from '@tolk/i18n';

type EditRequest = RequestOf<(typeof calls)['clientinterface']['orders']['editProjectOrder']>;
/** The terms of an order, as creating and editing send them. */
export type OrderTerms = Omit<EditRequest, 'projectOrderId' | 'version'>;

type Moment = 'startTime' | 'endTime' | 'deliverTime' | 'acceptTime';
type Choice = 'whFieldId' | 'sourceLanguage' | 'targetLanguage' | 'unitName';
type Figure = 'unitPrice' | 'workload';

/** What the form holds while it is filled in. */
export type OrderValues = Omit<OrderTerms, Moment | Choice | Figure | 'orderFileIds'> &
  Record<Moment | Choice, string | null> &
  Record<Figure, number | null> & { orderFiles: readonly StoredFile[] };

/** The next full hour, as ISO 8601. */
function nextHour(now: number): string {
  return new Date(Math.ceil(now / HOUR) * HOUR).toISOString();
}

function laterOf(iso: string | null, fallback: number): string {
  const time = iso === null ? Number.NaN : Date.parse(iso);
  return time > Date.now() ? new Date(time).toISOString() : nextHour(fallback);
}

const checkingMs = 7 * DAY;

/** Nothing known is asked again: terms from the posting, the price from the application. */
export function valuesFrom(posting: OwnPostingDetail, application: ApplicationRow): OrderValues {
  const now = Date.now();
  const session = posting.projectType === 'interpretation';
  const startTime = laterOf(posting.startTime, session ? now + DAY : now + HOUR);
  const deliverTime = laterOf(posting.dueDate, Date.parse(startTime) + checkingMs);
  return {
    orderName: posting.projectName,
    orderType: posting.projectType,
    whFieldId: posting.whFieldId,
    sourceLanguage: posting.sourceLanguage,
    targetLanguage: posting.targetLanguage,
    startTime,
    endTime: deliverTime,
    deliverTime,
    acceptTime: new Date(Date.parse(deliverTime) + checkingMs).toISOString(),
    zone: viewerZone(),
    workload: posting.estimatedWorkload,
    unitPrice: application.expectedPrice,
    unitName: posting.unitName,
    currency: 'CNY',
    orderDescription: [posting.remarks, posting.deliveryInstructions].filter(Boolean).join('\n\n'),
    orderFiles: [],
  };
}

export function valuesOfOrder(order: OrderDetail): OrderValues {
  return {
    orderName: order.orderName,
    orderType: order.orderType,
    whFieldId: order.whFieldId,
    sourceLanguage: order.sourceLanguage,
    targetLanguage: order.targetLanguage,
    startTime: order.startTime,
    endTime: order.endTime,
    deliverTime: order.deliverTime,
    acceptTime: order.acceptTime,
    // Who edits sees the times in their own zone, so that is the zone they mean.
    zone: viewerZone(),
    workload: order.workload,
    unitPrice: order.unitPrice,
    unitName: order.unitName,
    currency: 'CNY',
    orderDescription: order.orderDescription,
    orderFiles: order.orderFiles,
  };
}
