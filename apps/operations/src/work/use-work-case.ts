import { useOpsGetWorkCaseQuery } from '@tolk/api-client';
import { limits, type NotedSubject, type WorkSubject } from '@tolk/domain';
import { useIsAttended } from '@tolk/platform';

/** What colleagues write notes about. */
export interface WorkRecord {
  subject: NotedSubject;
  subjectId: string;
}

/** What waits for staff at times. */
export interface CaseRecord extends WorkRecord {
  subject: WorkSubject;
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
