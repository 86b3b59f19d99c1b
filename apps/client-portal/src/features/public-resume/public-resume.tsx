import { isCallError, useClientGetSharedResumeQuery } from '@tolk/api-client';
import type { SharedResume } from '@tolk/contract';
import { Box, DataState } from '@tolk/design-system';
import { DetailLayout } from '@tolk/design-system/portal';
import { ResumeEvaluations } from '@tolk/market-views';
import { CertificatesPart, EducationPart, ExperiencePart } from './background-parts.tsx';
import { ClosedResume } from './closed-resume.tsx';
import { ProfilePart } from './profile-part.tsx';
import { ResumeHead } from './resume-head.tsx';
import { WorkPart } from './work-part.tsx';
import { WorkWith } from './work-with.tsx';

/** Absent, closed, or no link at all (a link that was cut off in a mail): one answer for all three. */
const closedCodes = [404, 422];

/** What the owner of a resume made public under this link. */
export function PublicResume({ share }: { share: string }) {
  const query = useClientGetSharedResumeQuery({ share });
  if (isCallError(query.error) && closedCodes.includes(query.error.code)) return <ClosedResume />;
  return (
    <DataState query={{ ...query, data: query.currentData }} skeleton={5}>
      {(resume) => <Resume resume={resume} share={share} />}
    </DataState>
  );
}

function Resume({ resume, share }: { resume: SharedResume; share: string }) {
  const { profile, work, reviews, education, experience, certificates } = resume;
  return (
    <Box component="article">
      <ResumeHead resume={resume} />
      <DetailLayout>
        <div>
          {profile ? <ProfilePart profile={profile} /> : null}
          {work ? <WorkPart work={work} /> : null}
          {experience ? <ExperiencePart experience={experience} /> : null}
          {education ? <EducationPart education={education} /> : null}
          {certificates ? <CertificatesPart certificates={certificates} /> : null}
          {reviews ? (
            <ResumeEvaluations evaluations={reviews.list} owner={resume.supUserName} />
          ) : null}
        </div>
        <WorkWith name={resume.supUserName} share={share} />
      </DetailLayout>
    </Box>
  );
}
