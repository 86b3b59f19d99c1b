import { Trans } from '@lingui/react/macro';
import type { Resume } from '@tolk/contract';
import { Typography } from '@tolk/design-system';
import { Section } from '@tolk/design-system/pieces';
import type { ReactNode } from 'react';
import { FileList } from '../deliveries/file-list.tsx';
import { ContactPart } from './contact-part.tsx';
import {
  CertificatePart,
  EducationPart,
  EmploymentPart,
  ProjectPart,
} from './experience-parts.tsx';
import { FreeDaysPart } from './free-days-part.tsx';
import { OutputTable } from './output-table.tsx';
import { PastWorkPart } from './past-work-part.tsx';
import { ProvenFieldsRule } from './proven-fields-rule.tsx';
import { ResumeHeadCard } from './resume-head-card.tsx';
import { ResumeEvaluations } from './resume-evaluations.tsx';

interface Props {
  resume: Resume;
  /** In the head's card: collect, invite, edit. */
  actions?: ReactNode;
  /** What stands below each review. */
  reviewActions?: (evaluateId: string) => ReactNode;
}

/** A whole resume as a client reads it; parts without content are left out. */
export function ResumeView({ resume, actions, reviewActions }: Props) {
  const { head, selfEvaluation, resumeFile, contact } = resume;
  return (
    <>
      <ResumeHeadCard head={head} actions={actions} />
      {resume.outputs.length > 0 ? (
        <Section title={<Trans>Languages and rates</Trans>}>
          <OutputTable explained outputs={resume.outputs} tests={head.passedTests} />
          <ProvenFieldsRule outputs={resume.outputs} tests={head.passedTests} />
        </Section>
      ) : null}
      {resume.availability === null ? null : <FreeDaysPart freeDays={resume.availability} />}
      {resume.reviews.length > 0 ? (
        <ResumeEvaluations
          evaluations={resume.reviews}
          owner={head.supUserName}
          actions={reviewActions}
        />
      ) : null}
      {resume.pastWork.length > 0 ? <PastWorkPart works={resume.pastWork} /> : null}
      {selfEvaluation === '' ? null : (
        <Section title={<Trans context="heading">Self-evaluation</Trans>}>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {selfEvaluation}
          </Typography>
        </Section>
      )}
      <EmploymentPart entries={resume.workExperiences} />
      <ProjectPart entries={resume.projectExperiences} />
      <EducationPart entries={resume.educations} />
      <CertificatePart entries={resume.certificates} />
      {resumeFile === null ? null : (
        <Section title={<Trans>Resume as a file</Trans>}>
          <FileList files={[resumeFile]} />
        </Section>
      )}
      <Section title={<Trans context="heading">Contact</Trans>}>
        {contact === null ? (
          <Typography color="textSecondary">
            <Trans>Shown once this supplier has applied to you or works for you.</Trans>
          </Typography>
        ) : (
          <ContactPart contact={contact} />
        )}
      </Section>
    </>
  );
}
