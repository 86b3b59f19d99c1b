import type { calls, RequestOf } from '@tolk/contract';
import { applicationStatuses } from '@tolk/domain';
import { useListAddress } from '@tolk/platform';

type Request = RequestOf<(typeof calls)['clientinterface']['positions']['getResumeDelivery']>;

export const receivedTabs = ['unread', 'read', 'collected'] as const;
const sorts = ['newest', 'price', 'match'] as const;
/** What `clear` takes away. */
const filterKeys = [
  'projectReleaseInforId',
  'status',
  'search',
  'tested',
  'verified',
  'sort',
] as const;
type Key = 'filter' | (typeof filterKeys)[number];

/** Tab, filters, order and page of the received applications, as the address says. */
export function useReceived() {
  const list = useListAddress<Key>();
  const filter = list.oneOf('filter', receivedTabs);
  const projectReleaseInforId = list.text('projectReleaseInforId');
  const status = list.oneOf('status', applicationStatuses);
  const { search } = list;
  const sort = list.oneOf('sort', sorts);
  const request: Request = {
    ...list.paging,
    ...(filter ? { filter } : {}),
    ...(projectReleaseInforId ? { projectReleaseInforId } : {}),
    ...(status ? { status } : {}),
    ...(search ? { search } : {}),
    ...(sort ? { sort } : {}),
    ...(list.text('tested') ? { tested: true } : {}),
    ...(list.text('verified') ? { verified: true } : {}),
  };
  return {
    list,
    request,
    tab: filter ?? '',
    /** Filters that are set, the order not among them: it hides nothing. */
    active: filterKeys.filter((key) => key !== 'sort' && list.text(key)).length,
    set: list.change,
    clear: () =>
      list.change(
        Object.fromEntries(filterKeys.map((key) => [key, undefined])) as Record<Key, undefined>,
      ),
  };
}

export type ReceivedAddress = ReturnType<typeof useReceived>;
