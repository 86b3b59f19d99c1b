import {
  useClientGetPositionProjectDetailQuery,
  useClientGetPositionProjectListQuery,
} from '@tolk/api-client';
import type { SysInfo } from '@tolk/contract';

/**
 * The information with the name and company that the client gave in their latest project, where none is
 * saved yet; undefined until that is known.
 */
export function useNamedBefore(info: SysInfo | undefined): SysInfo | undefined {
  const skip = info === undefined || info.saved;
  const list = useClientGetPositionProjectListQuery({ pageSize: 1 }, { skip });
  const [latest] = list.data?.list ?? [];
  const projectReleaseInforId = latest?.projectReleaseInforId ?? '';
  const detail = useClientGetPositionProjectDetailQuery(
    { projectReleaseInforId },
    { skip: skip || projectReleaseInforId === '' },
  );
  if (info === undefined || list.isLoading || detail.isLoading) return undefined;
  if (skip || detail.data === undefined) return info;
  return {
    ...info,
    userName: info.userName || (detail.data.contactName ?? ''),
    companyName: info.companyName || (detail.data.companyName ?? ''),
  };
}
