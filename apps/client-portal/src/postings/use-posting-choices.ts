import { useClientGetPositionProjectListQuery } from '@tolk/api-client';
import type { OwnPostingRow } from '@tolk/contract';
import type { Option } from '@tolk/design-system/fields';
import { limits, type PositionStatus } from '@tolk/domain';

/** The client's own postings, the newest first; empty until they have arrived. */
export function useOwnPostings(status?: PositionStatus): readonly OwnPostingRow[] {
  const { data } = useClientGetPositionProjectListQuery({
    pageSize: limits.list.pageSizeMax,
    ...(status ? { projectStatus: status } : {}),
  });
  return data?.list ?? [];
}

export function choicesOf(postings: readonly OwnPostingRow[]): Option[] {
  return postings.map(({ projectReleaseInforId, projectName }) => ({
    value: projectReleaseInforId,
    label: projectName,
  }));
}

/** The same to choose from. */
export function usePostingChoices(status?: PositionStatus): Option[] {
  return choicesOf(useOwnPostings(status));
}
