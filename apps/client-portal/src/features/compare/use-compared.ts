import {
  useClientGetProjectApplicationJLDataQuery,
  useClientGetSupResumeDataQuery,
  useClientSearchSuppliersQuery,
} from '@tolk/api-client';
import type { Match, ReceivedApplication, Resume } from '@tolk/contract';

/** One side of the comparison. */
export interface Compared {
  application: ReceivedApplication;
  resume: Resume;
  /** Null for somebody who did not agree to be found, so has no score. */
  match: Match | null;
}

export interface ComparedQuery {
  data: Compared | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => void;
}

/** An application with the resume behind it and how well both fit the posting; nothing without an id. */
export function useCompared(id: string | undefined): ComparedQuery | undefined {
  const application = useClientGetProjectApplicationJLDataQuery(
    { projectApplicationJLId: id ?? '' },
    { skip: id === undefined },
  );
  const { supUserId = '', supUserName = '', projectReleaseInforId = '' } = application.data ?? {};
  const resume = useClientGetSupResumeDataQuery({ supUserId }, { skip: supUserId === '' });
  const found = useClientSearchSuppliersQuery(
    { projectReleaseInforId, search: supUserName },
    { skip: supUserId === '' },
  );
  if (id === undefined) return undefined;

  const match = found.data?.list.find((one) => one.supUserId === supUserId)?.match ?? null;
  // The score may be missing, so a search that fails hides nothing else.
  const settled = found.data !== undefined || found.error !== undefined;
  return {
    data:
      application.data && resume.data && settled
        ? { application: application.data, resume: resume.data.resume, match }
        : undefined,
    error: application.error ?? resume.error,
    isFetching: application.isFetching || resume.isFetching,
    refetch: () => {
      void application.refetch();
      if (supUserId !== '') void resume.refetch();
    },
  };
}
