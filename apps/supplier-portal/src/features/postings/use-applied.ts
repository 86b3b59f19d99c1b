import { useSupGetProjectApplicationJLDataQuery } from '@tolk/api-client';
import { limits } from '@tolk/domain';
import { useMemo } from 'react';

/** Ids of the postings that the supplier has applied for; the latest hundred. */
export function useApplied(): ReadonlySet<string> {
  const { data } = useSupGetProjectApplicationJLDataQuery({ pageSize: limits.list.pageSizeMax });
  return useMemo(() => {
    const standing = data?.list.filter(({ status }) => status !== 'withdrawn') ?? [];
    return new Set(standing.map(({ projectReleaseInforId }) => projectReleaseInforId));
  }, [data]);
}
