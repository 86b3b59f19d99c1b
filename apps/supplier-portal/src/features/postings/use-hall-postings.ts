import {
  useSupGetFittingPostingsQuery,
  useSupGetProjectReleaseInforListQuery,
  useSupGetSavedPostingsQuery,
} from '@tolk/api-client';
import type { HallQuery } from './hall-query.ts';

/** The postings of the tab that is open. */
export function useHallPostings({ tab, requests }: HallQuery) {
  const fitting = useSupGetFittingPostingsQuery(requests.fitting, { skip: tab !== 'fitting' });
  const all = useSupGetProjectReleaseInforListQuery(requests.all, { skip: tab !== 'all' });
  const saved = useSupGetSavedPostingsQuery(requests.saved, { skip: tab !== 'saved' });
  return { fitting, all, saved }[tab];
}
