import { Trans, useLingui } from '@lingui/react/macro';
import type { SysInfo } from '@tolk/contract';
import { Stack } from '@tolk/design-system';
import { RadioField, SelectField } from '@tolk/design-system/fields';
import { FieldRow, Form, FormActions, TextField } from '@tolk/design-system/form';
import { Section } from '@tolk/design-system/pieces';
import { limits, type PartyKind } from '@tolk/domain';
import { viewerPlace } from '@tolk/i18n';
import { usePeopleChoices, useRegionChoices } from '@tolk/labels';
import {
  informationRequest,
  informationRules,
  type InformationRequest,
} from './information-rules.ts';
import { informationValues, type InformationValues } from './information-values.ts';
import { ZoneField } from '../../work-terms/zone-field.tsx';

interface InformationFormProps {
  info: SysInfo;
  /** What the person signs in with. */
  account: string;
  /** Rejects with a call's error. */
  onSave: (request: InformationRequest) => Promise<unknown>;
}

const { profile } = limits;

/** Who the client is, for whom they order, and how they are reached. */
export function InformationForm({ info, account, onSave }: InformationFormProps) {
  const { t } = useLingui();
  return (
    <Form<InformationValues>
      initialValues={informationValues(info, account, viewerPlace())}
      validationSchema={informationRules}
      draftKey={`information-${info.sysUserId}`}
      onSubmit={(values) => onSave(informationRequest(values))}
      aria-label={t({ message: 'Basic information', context: 'region' })}
    >
      {({ partyKind }) => (
        <>
          <Section title={<Trans context="heading">Basic information</Trans>}>
            <PersonPart locked={info.nameLocked} />
          </Section>
          <Section title={<Trans context="heading">Company</Trans>}>
            <CompanyPart partyKind={partyKind} />
          </Section>
          <Section title={<Trans context="heading">Contact</Trans>}>
            <ContactPart />
          </Section>
          <FormActions submitLabel={<Trans context="button">Save</Trans>} color="secondary" />
        </>
      )}
    </Form>
  );
}

function PersonPart({ locked }: { locked: boolean }) {
  const { t } = useLingui();
  const choices = usePeopleChoices();
  const regions = useRegionChoices().filter(({ value }) => value !== 'remote');
  return (
    <Stack spacing={2.5}>
      <FieldRow>
        <TextField
          name="userName"
          label={t({ message: 'Real name', context: 'field' })}
          hint={
            locked
              ? t`It has been submitted for verification and can’t be changed.`
              : t`As on your ID card or passport. It can’t be changed once it has been submitted for verification.`
          }
          autoComplete="name"
          maxLength={profile.name}
          disabled={locked}
          required
        />
        <TextField
          name="nickname"
          label={t({ message: 'Nickname', context: 'field' })}
          hint={t`Shown to suppliers instead of your real name.`}
          autoComplete="nickname"
          maxLength={profile.name}
        />
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
          label={t({ message: 'City', context: 'field' })}
          hint={t`For China only; leave empty elsewhere.`}
          placeholder={t`Type to search`}
          options={regions}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          name="location"
          label={t({ message: 'Location', context: 'field' })}
          hint={t`District and city, as on a business card.`}
          maxLength={profile.location}
          required
        />
        <ZoneField />
      </FieldRow>
    </Stack>
  );
}

function CompanyPart({ partyKind }: { partyKind: PartyKind }) {
  const { t } = useLingui();
  return (
    <Stack spacing={2.5}>
      <RadioField
        name="partyKind"
        label={t`You order as`}
        required
        options={[
          { value: 'individual', label: t`A private person` },
          { value: 'company', label: t({ message: 'A company', context: 'option' }) },
        ]}
      />
      {partyKind === 'company' ? (
        <FieldRow>
          <TextField
            name="companyName"
            label={t({ message: 'Company name', context: 'field' })}
            hint={t`As on the business licence.`}
            autoComplete="organization"
            maxLength={limits.companyName.max}
            required
          />
          <TextField
            name="jobTitle"
            label={t({ message: 'Your position', context: 'field' })}
            autoComplete="organization-title"
            maxLength={profile.name}
          />
        </FieldRow>
      ) : null}
      {partyKind === 'company' ? (
        <TextField
          name="taxNumber"
          label={t({ message: 'Tax number', context: 'field' })}
          hint={t`In China the unified social credit code, elsewhere the VAT or registration number. Shown on receipts and invoices; once your company is verified, its verified credit code or VAT number is used.`}
          maxLength={limits.documentNumber.max}
        />
      ) : null}
      <TextField
        name="website"
        label={t({ message: 'Website', context: 'field' })}
        autoComplete="url"
        inputMode="url"
        maxLength={200}
      />
      <TextField
        name="introduction"
        label={t({ message: 'About you', context: 'field' })}
        hint={t`What you do and what you have translated; suppliers read it before they apply.`}
        maxLength={profile.text}
        multiline
        minRows={3}
      />
    </Stack>
  );
}

function ContactPart() {
  const { t } = useLingui();
  return (
    <Stack spacing={2.5}>
      <FieldRow>
        <TextField
          name="phone"
          label={t({ message: 'Phone', context: 'field' })}
          hint={t`At least one of phone or e-mail.`}
          autoComplete="tel"
          inputMode="tel"
          maxLength={profile.contact}
        />
        <TextField
          name="email"
          label={t({ message: 'E-mail', context: 'field' })}
          autoComplete="email"
          inputMode="email"
          maxLength={profile.contact}
        />
      </FieldRow>
      <FieldRow>
        <TextField name="wechat" label={t`WeChat`} maxLength={profile.contact} />
        <TextField name="qq" label={t`QQ`} maxLength={profile.contact} />
      </FieldRow>
      <FieldRow>
        <TextField name="skype" label={t`Skype`} maxLength={profile.contact} />
        <TextField
          name="other"
          label={t({ message: 'Other contact', context: 'field' })}
          maxLength={profile.contact}
        />
      </FieldRow>
    </Stack>
  );
}
