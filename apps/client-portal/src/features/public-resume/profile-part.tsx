import { Trans, useLingui } from '@lingui/react/macro';
import type { SharedResume } from '@tolk/contract';
import { Stack, Typography } from '@tolk/design-system';
import { DefinitionList, Section } from '@tolk/design-system/pieces';
import { languageName, useLanguage } from '@tolk/i18n';
import { useNames, usePeopleNames, useRegionName } from '@tolk/labels';

type Profile = NonNullable<SharedResume['profile']>;

/** Languages, fields and experience, in the owner's own words first. */
export function ProfilePart({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useNames();
  const people = usePeopleNames();
  const regionName = useRegionName();
  const { personalProfile, motherTongue, nationality, region, translationYears } = profile;
  const list = (values: readonly string[]) =>
    values.filter(Boolean).join(language === 'en' ? ', ' : '、');
  const nameOf = (code: string) => (code === '' ? '' : languageName(code, language));
  return (
    <Section title={<Trans context="heading">Profile</Trans>}>
      <Stack spacing={2.5}>
        {personalProfile === '' ? null : (
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {personalProfile}
          </Typography>
        )}
        <DefinitionList
          entries={[
            {
              key: 'mother',
              label: t({ message: 'Native language', context: 'fact' }),
              value: nameOf(motherTongue),
            },
            {
              key: 'languages',
              label: t({ message: 'Other languages', context: 'fact' }),
              value: list(profile.languageSkills.map(nameOf)),
            },
            {
              key: 'fields',
              label: t({ message: 'Professional fields', context: 'fact' }),
              value: list(profile.whFieldIds.map(names.field)),
            },
            {
              key: 'years',
              label: t({ message: 'Translation experience', context: 'fact' }),
              value: translationYears === '' ? '' : people('translationYears', translationYears),
            },
            {
              key: 'place',
              label: t({ message: 'Location', context: 'fact' }),
              value: list([
                nationality === '' ? '' : people('nationality', nationality),
                region === '' ? '' : regionName(region),
              ]),
            },
          ]}
        />
      </Stack>
    </Section>
  );
}
