import { useClientGetPositionProjectListQuery } from '@tolk/api-client';
import type { Option } from '@tolk/design-system/fields';
import { limits, type PositionStatus } from '@tolk/domain';

/** The client's own postings to choose from, the newest first; empty until they have arrived. */
export function usePostingChoices(status?: PositionStatus): Option[] {
  const { data } = useClientGetPositionProjectListQuery({
    pageSize: limits.list.pageSizeMax,
    ...(status ? { projectStatus: status } : {}),
  });
  return (data?.list ?? []).map(({ projectReleaseInforId, projectName }) => ({
    value: projectReleaseInforId,
    label: projectName,
  }));
}
