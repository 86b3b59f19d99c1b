import { Trans } from '@lingui/react/macro';
import { useSupGetSupInfoDataQuery } from '@tolk/api-client';
import { PictureSection, useMemberMay } from '@tolk/account-views';
import { Box, DataState, formWidth, Stack } from '@tolk/design-system';
import { PageHeader } from '@tolk/design-system/pieces';
import { viewerPlace } from '@tolk/i18n';
import { ContactForm } from '../../features/profile/contact-form.tsx';
import { InformationForm } from '../../features/profile/information-form.tsx';
import { currencyOf } from '../../features/profile/information-values.ts';
import { OutputSection } from '../../features/profile/output-section.tsx';
import { ResumeToRead } from '../../features/resume/resume-to-read.tsx';
import { CompletenessCard } from '../../profile-steps/completeness-card.tsx';
import { profileSections } from '../../profile-steps/profile-facts.ts';
import { ProfileSteps } from '../../profile-steps/profile-steps.tsx';

/** My Information: the profile's first step. */
export function Screen() {
  const manages = useMemberMay('manage');
  return (
    <>
      <PageHeader
        title={<Trans context="heading">My information</Trans>}
        description={<Trans>What clients see of you, and what we need to pay you.</Trans>}
      />
      <ProfileSteps current="information" />
      {manages ? <Forms /> : <ResumeToRead />}
    </>
  );
}

function Forms() {
  const query = useSupGetSupInfoDataQuery({});
  return (
    <DataState query={query} skeleton={6}>
      {({ info, contact, outputs, completeness }) => (
        <Stack sx={{ maxWidth: formWidth }}>
          <CompletenessCard completeness={completeness} />
          <PictureSection id={profileSections.picture} identity="supplier" />
          <Box sx={{ mb: 3 }}>
            <InformationForm info={info} next={completeness.missing[0]} />
          </Box>
          <ContactForm contact={contact} owner={info.supUserId} />
          <OutputSection
            outputs={outputs}
            currency={currencyOf(info, viewerPlace())}
            languages={{ native: info.motherTongue, other: info.languageSkills[0] }}
          />
        </Stack>
      )}
    </DataState>
  );
}
