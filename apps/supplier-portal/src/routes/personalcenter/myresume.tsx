import { Trans } from '@lingui/react/macro';
import { useMemberMay } from '@tolk/account-views';
import { useSupGetGrjlxxQuery, useSupGetSupResumeDataQuery } from '@tolk/api-client';
import type { Resume } from '@tolk/contract';
import { Button, DataState } from '@tolk/design-system';
import { VisibilityIcon } from '@tolk/design-system/icons';
import { PageHeader } from '@tolk/design-system/pieces';
import { FormDialog } from '@tolk/design-system/portal';
import { ResumeHeadCard, ResumeView } from '@tolk/market-views';
import { RouteLink } from '@tolk/platform';
import { useState } from 'react';
import { ResumeFile } from '../../features/resume/resume-file.tsx';
import { ResumeLists } from '../../features/resume/resume-lists.tsx';
import { ResumeToRead } from '../../features/resume/resume-to-read.tsx';
import { SampleList } from '../../features/resume/sample-list.tsx';
import { SelfEvaluation } from '../../features/resume/self-evaluation.tsx';
import { NextStep } from '../../profile-steps/next-step.tsx';
import { ProfileSteps } from '../../profile-steps/profile-steps.tsx';

/** My Resume: the profile's second step, with what a client sees of it. */
export function Screen() {
  return useMemberMay('manage') ? (
    <Parts />
  ) : (
    <>
      <PageHeader title={<Heading />} />
      <ProfileSteps current="resume" />
      <ResumeToRead />
    </>
  );
}

function Heading() {
  return <Trans context="heading">My resume</Trans>;
}

function Parts() {
  const query = useSupGetSupResumeDataQuery({});
  const [previewing, setPreviewing] = useState(false);
  return (
    <>
      <PageHeader
        title={<Heading />}
        description={
          <Trans>Your experience and education. Clients read it before they choose.</Trans>
        }
        actions={
          <Button
            variant="outlined"
            startIcon={<VisibilityIcon />}
            disabled={query.data === undefined}
            onClick={() => setPreviewing(true)}
          >
            <Trans>What clients see</Trans>
          </Button>
        }
      />
      <ProfileSteps current="resume" />
      <Head />
      <DataState query={query} skeleton={6}>
        {(resume) => (
          <>
            <Lists resume={resume} />
            <NextStep here="background" />
            {previewing ? (
              <FormDialog
                open
                title={<Trans>What clients see</Trans>}
                onClose={() => setPreviewing(false)}
              >
                <ResumeView resume={resume} />
              </FormDialog>
            ) : null}
          </>
        )}
      </DataState>
    </>
  );
}

/** The file comes first for those who have written nothing yet: it fills in the rest. */
function Lists({ resume }: { resume: Resume }) {
  const { educations, workExperiences, selfEvaluation } = resume;
  // As the page began: nothing moves while somebody works with it.
  const [isFileFirst] = useState(educations.length + workExperiences.length === 0);
  const file = <ResumeFile key={resume.resumeFile?.fileId} resume={resume} />;
  return (
    <>
      {isFileFirst ? file : null}
      <ResumeLists resume={resume} />
      <SampleList />
      <SelfEvaluation text={selfEvaluation} />
      {isFileFirst ? null : file}
    </>
  );
}

/** Who the resume is about, with the way to change it. */
function Head() {
  const query = useSupGetGrjlxxQuery({});
  return (
    <DataState query={query} skeleton={3}>
      {(head) => (
        <ResumeHeadCard
          head={head}
          actions={
            <Button component={RouteLink} to="basicInformation">
              <Trans>Edit my information</Trans>
            </Button>
          }
        />
      )}
    </DataState>
  );
}
