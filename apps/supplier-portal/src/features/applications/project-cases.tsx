import type { ApplicationRow } from '@tolk/contract';
import { ProjectEntry, ResumeEntries } from '@tolk/market-views';

/** Cases as they were when the application was sent. */
export function ProjectCases({ cases }: { cases: ApplicationRow['projectCases'] }) {
  return (
    <ResumeEntries>
      {cases.map((one) => (
        <ProjectEntry
          key={one.projectCaseId}
          entry={{ ...one, projectExperienceId: '', fileIds: [], files: [] }}
        />
      ))}
    </ResumeEntries>
  );
}
