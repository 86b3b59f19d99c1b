import { Trans } from '@lingui/react/macro';
import {
  useSupDeleteCertificateMutation,
  useSupDeleteEducationMutation,
  useSupDeleteProjectExperienceMutation,
  useSupDeleteWorkExperienceMutation,
} from '@tolk/api-client';
import type { Resume } from '@tolk/contract';
import {
  CertificateEntry,
  EducationEntry,
  EmploymentEntry,
  ProjectEntry,
} from '@tolk/market-views';
import { CertificateDialog } from './certificate-dialog.tsx';
import { EducationDialog } from './education-dialog.tsx';
import { EmploymentDialog } from './employment-dialog.tsx';
import { resumeSections } from '../../profile-steps/profile-facts.ts';
import { EntrySection } from './entry-section.tsx';
import { ProjectDialog } from './project-dialog.tsx';

/** The four lists of a resume (docs/product/data.md#resume), each with add, edit and delete. */
export function ResumeLists({ resume }: { resume: Resume }) {
  const [deleteEducation] = useSupDeleteEducationMutation();
  const [deleteCertificate] = useSupDeleteCertificateMutation();
  const [deleteEmployment] = useSupDeleteWorkExperienceMutation();
  const [deleteProject] = useSupDeleteProjectExperienceMutation();
  return (
    <>
      <EntrySection
        id={resumeSections.education}
        title={<Trans context="heading">Education</Trans>}
        addLabel={<Trans context="button">Add education</Trans>}
        emptyText={<Trans>Your highest degree first; photos of the certificates help.</Trans>}
        entries={resume.educations}
        idOf={({ educationId }) => educationId}
        nameOf={({ university }) => university}
        renderEntry={(entry, actions) => <EducationEntry entry={entry} actions={actions} />}
        renderDialog={(entry, onClose) => <EducationDialog entry={entry} onClose={onClose} />}
        onDelete={async ({ educationId }) => !(await deleteEducation({ educationId })).error}
      />
      <EntrySection
        id={resumeSections.certificates}
        title={<Trans context="heading">Language certificates</Trans>}
        addLabel={<Trans>Add a certificate</Trans>}
        emptyText={<Trans>CATTI, DALF, JLPT and the like, with a photo.</Trans>}
        entries={resume.certificates}
        idOf={({ certificateId }) => certificateId}
        nameOf={({ certificate }) => certificate}
        renderEntry={(entry, actions) => <CertificateEntry entry={entry} actions={actions} />}
        renderDialog={(entry, onClose) => <CertificateDialog entry={entry} onClose={onClose} />}
        onDelete={async ({ certificateId }) => !(await deleteCertificate({ certificateId })).error}
      />
      <EntrySection
        title={<Trans context="heading">Employment</Trans>}
        addLabel={<Trans context="button">Add employment</Trans>}
        emptyText={<Trans>Where you have worked, and as what.</Trans>}
        entries={resume.workExperiences}
        idOf={({ workExperienceId }) => workExperienceId}
        nameOf={({ company }) => company}
        renderEntry={(entry, actions) => <EmploymentEntry entry={entry} actions={actions} />}
        renderDialog={(entry, onClose) => <EmploymentDialog entry={entry} onClose={onClose} />}
        onDelete={async ({ workExperienceId }) =>
          !(await deleteEmployment({ workExperienceId })).error
        }
      />
      <EntrySection
        title={<Trans context="heading">Project experience</Trans>}
        addLabel={<Trans>Add a project</Trans>}
        emptyText={
          <Trans>Projects that show what you can do; attach them when you apply for a job.</Trans>
        }
        entries={resume.projectExperiences}
        idOf={({ projectExperienceId }) => projectExperienceId}
        nameOf={({ projectName }) => projectName}
        renderEntry={(entry, actions) => <ProjectEntry entry={entry} actions={actions} />}
        renderDialog={(entry, onClose) => <ProjectDialog entry={entry} onClose={onClose} />}
        onDelete={async ({ projectExperienceId }) =>
          !(await deleteProject({ projectExperienceId })).error
        }
      />
    </>
  );
}
