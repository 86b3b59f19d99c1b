import { useOpsGetWorkCaseQuery } from '@tolk/api-client';
import { limits, type WorkSubject } from '@tolk/domain';
import { useIsAttended } from '@tolk/platform';

export interface WorkRecord {
  subject: WorkSubject;
  subjectId: string;
}

/** Whose a record is and what colleagues wrote; while somebody sits here, colleagues see that they do. */
export function useWorkCase({ subject, subjectId }: WorkRecord) {
  const { currentData } = useOpsGetWorkCaseQuery(
    { subject, subjectId },
    {
      refetchOnMountOrArgChange: true,
      pollingInterval: useIsAttended() ? limits.work.presenceMs : 0,
    },
  );
  return currentData;
}
