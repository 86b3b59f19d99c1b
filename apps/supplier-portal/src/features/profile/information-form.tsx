import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useSupAddOrEditSupInfoMutation } from '@tolk/api-client';
import type { Completeness, SupInfo } from '@tolk/contract';
import { Alert, Button, Stack, notify } from '@tolk/design-system';
import { MultiSelectField, RadioField, SelectField } from '@tolk/design-system/fields';
import { CheckboxField, FieldRow, Form, FormActions, TextField } from '@tolk/design-system/form';
import { Section } from '@tolk/design-system/pieces';
import { bounds } from '@tolk/domain';
import { viewerPlace } from '@tolk/i18n';
import { useChoices, usePeopleChoices, useRegionChoices } from '@tolk/labels';
import { Link } from '@tolk/platform';
import { CityIntoLocation } from './city-into-location.tsx';
import { addressOfFact, isBasicFact, profileSections } from '../../profile-steps/profile-facts.ts';
import { informationRules } from './information-rules.ts';
import {
  informationForm,
  informationValues,
  type InformationValues,
} from './information-values.ts';
import { ProposedLanguages } from './proposed-languages.tsx';

const { fieldsOfWork } = bounds;

interface InformationFormProps {
  info: SupInfo;
  /** What the profile lacks first, here or on a later page. */
  next: Completeness['missing'][number] | undefined;
}

/** Basic information of the profile; who somebody is, what they can, how they work. */
export function InformationForm({ info, next }: InformationFormProps) {
  const { t } = useLingui();
  const [save] = useSupAddOrEditSupInfoMutation();

  async function submit(values: InformationValues) {
    await inForm(save(informationForm(values)));
    notify(t`Your information is saved.`);
  }

  return (
    <Form<InformationValues>
      initialValues={informationValues(info, viewerPlace())}
      validationSchema={informationRules}
      draftKey={`information-${info.supUserId}`}
      onSubmit={submit}
      aria-label={t({ message: 'Basic information', context: 'region' })}
    >
      {(values) => (
        <>
          <Section id={profileSections.person} title={<Trans context="profile">About you</Trans>}>
            <PersonPart nameLocked={info.nameLocked} isCompany={values.partyKind === 'company'} />
          </Section>
          <Section id={profileSections.work} title={<Trans>Languages and experience</Trans>}>
            <WorkPart />
          </Section>
          <Section
            id={profileSections.presentation}
            title={<Trans context="profile">For clients</Trans>}
          >
            <PresentationPart />
          </Section>
          <FormActions submitLabel={<Trans>Save the information</Trans>} sticky>
            {next && (info.saved || !isBasicFact(next)) ? <NextFact fact={next} /> : null}
          </FormActions>
        </>
      )}
    </Form>
  );
}

/** The way to what is missing, whatever part of the long page one is at. */
function NextFact({ fact }: { fact: Completeness['missing'][number] }) {
  const { label } = fact;
  return (
    <Button
      size="large"
      component={Link}
      to={addressOfFact(fact)}
      sx={{ flex: '0 1 auto', minWidth: 0, '& > span': { overflow: 'hidden' } }}
    >
      <span style={{ textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        <Trans>Next: {label}</Trans>
      </span>
    </Button>
  );
}

interface PersonPartProps {
  nameLocked: boolean;
  isCompany: boolean;
}

function PersonPart({ nameLocked, isCompany }: PersonPartProps) {
  const { t } = useLingui();
  const choices = usePeopleChoices();
  const regions = useRegionChoices().filter(({ value }) => value !== 'remote');
  return (
    <Stack spacing={2.5}>
      {nameLocked ? (
        <Alert severity="info">
          <Trans>
            The real name was submitted for verification, so it can no longer be changed.
          </Trans>
        </Alert>
      ) : null}
      <FieldRow>
        <TextField
          name="supName"
          label={t({ message: 'Real name', context: 'field' })}
          hint={t`As on your ID card or passport.`}
          autoComplete="name"
          disabled={nameLocked}
          required
        />
        <TextField
          name="nickname"
          label={t({ message: 'Nickname', context: 'field' })}
          hint={t`Shown to others instead of your real name. Optional.`}
          autoComplete="nickname"
        />
      </FieldRow>
      <FieldRow>
        <RadioField
          name="sex"
          label={t({ message: 'Gender', context: 'field' })}
          options={choices('sex')}
        />
        <TextField name="birthDate" label={t`Date of birth`} type="date" autoComplete="bday" />
      </FieldRow>
      <FieldRow>
        <SelectField
          name="nationality"
          label={t`Country or region`}
          placeholder={t`Type to search`}
          options={choices('nationality')}
          required
        />
        <SelectField
          name="region"
          label={t`City in China`}
          placeholder={t`Type to search`}
          hint={t`Lets clients nearby find you for on-site work. Skip if you are not in China.`}
          options={regions}
        />
      </FieldRow>
      <CityIntoLocation cities={regions} />
      <TextField
        name="location"
        label={t({ message: 'Location', context: 'field' })}
        hint={t`City and district, or town and country.`}
        autoComplete="address-level2"
        required
      />
      <RadioField
        name="partyKind"
        label={t`You work as`}
        required
        options={[
          { value: 'individual', label: t({ message: 'a person', context: 'option' }) },
          { value: 'company', label: t`a company with a team` },
        ]}
      />
      {isCompany ? (
        <TextField
          name="companyName"
          label={t({ message: 'Company name', context: 'field' })}
          hint={t`As on the business licence.`}
          autoComplete="organization"
          required
        />
      ) : null}
    </Stack>
  );
}

function WorkPart() {
  const { t } = useLingui();
  const { languages, fields } = useChoices();
  const choices = usePeopleChoices();
  return (
    <Stack spacing={2.5}>
      <FieldRow>
        <SelectField
          name="motherTongue"
          label={t({ message: 'Native language', context: 'field' })}
          placeholder={t`Type to search`}
          options={languages}
          required
        />
        <SelectField
          name="translationYears"
          label={t({ message: 'Translation experience', context: 'field' })}
          options={choices('translationYears')}
          required
        />
      </FieldRow>
      <MultiSelectField
        name="languageSkills"
        label={t({ message: 'Other languages', context: 'field' })}
        hint={t`Languages you work with besides your native one.`}
        options={languages}
      />
      <ProposedLanguages />
      <MultiSelectField
        name="whFieldIds"
        label={t({ message: 'Professional fields', context: 'field' })}
        hint={t`Fields whose terminology you know, up to ${fieldsOfWork}.`}
        options={fields}
      />
      <FieldRow>
        <MultiSelectField
          name="jieGaoTime"
          label={t({ message: 'Availability', context: 'field' })}
          options={choices('availability')}
        />
        <SelectField
          name="currency"
          label={t`Currency of your rates`}
          hint={t`Each language pair you add starts with it.`}
          options={choices('currency')}
          required
        />
      </FieldRow>
    </Stack>
  );
}

function PresentationPart() {
  const { t } = useLingui();
  const choices = usePeopleChoices();
  return (
    <Stack spacing={2.5}>
      <TextField
        name="personalProfile"
        label={t({ message: 'Personal profile', context: 'field' })}
        hint={t`Three or four sentences: what you translate best, for whom, and how you work.`}
        multiline
        minRows={4}
        required
      />
      <MultiSelectField
        name="mediaPlatforms"
        label={t({ message: 'Media platforms', context: 'field' })}
        hint={t`Where you can be found.`}
        options={choices('mediaPlatform')}
      />
      <FieldRow>
        <SelectField name="source" label={t`How you found us`} options={choices('source')} />
        <TextField
          name="other"
          label={t({ message: 'Other', context: 'field' })}
          hint={t`Anything else we should know.`}
        />
      </FieldRow>
      <CheckboxField
        name="findable"
        label={t`Clients may find me in their search and invite me to jobs.`}
      />
    </Stack>
  );
}
