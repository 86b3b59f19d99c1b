import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useSupAddOrEditSupContactMutation } from '@tolk/api-client';
import type { SupContact } from '@tolk/contract';
import { notify, Skeleton, Typography } from '@tolk/design-system';
import { FieldRow, Form, FormActions, TextField } from '@tolk/design-system/form';
import { Section } from '@tolk/design-system/pieces';
import { useSession } from '@tolk/platform';
import { profileSections } from '../../profile-steps/profile-facts.ts';
import { contactRules } from './information-rules.ts';

/** How clients reach the supplier once they work together. */
export function ContactForm({ contact, owner }: { contact: SupContact; owner: string }) {
  const { t } = useLingui();
  const [save] = useSupAddOrEditSupContactMutation();
  const { session } = useSession();
  const account = session.status === 'signedIn' ? session.user?.account : undefined;

  async function submit(values: SupContact) {
    await inForm(save(values));
    notify(t`Your contact is saved.`);
  }

  return (
    <Section id={profileSections.contact} title={<Trans context="heading">Contact</Trans>}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        <Trans>
          Clients see it once you have applied to them or work for them. Add WeChat or at least one
          other contact.
        </Trans>
      </Typography>
      {account === undefined ? (
        <Skeleton variant="rounded" height={240} />
      ) : (
        <Form<SupContact>
          initialValues={withAccount(contact, account)}
          validationSchema={contactRules}
          draftKey={`contact-${owner}`}
          onSubmit={submit}
          aria-label={t({ message: 'Contact', context: 'region' })}
        >
          <FieldRow>
            <TextField name="wechat" label={t`WeChat`} />
            <TextField
              name="phone"
              label={t({ message: 'Phone', context: 'field' })}
              inputMode="tel"
              autoComplete="tel"
            />
          </FieldRow>
          <FieldRow>
            <TextField
              name="email"
              label={t({ message: 'E-mail', context: 'field' })}
              inputMode="email"
              autoComplete="email"
            />
            <TextField name="qq" label={t`QQ`} inputMode="numeric" />
          </FieldRow>
          <FieldRow>
            <TextField name="skype" label={t`Skype`} />
            <TextField name="other" label={t({ message: 'Other contact', context: 'field' })} />
          </FieldRow>
          <FormActions submitLabel={<Trans>Save the contact</Trans>} />
        </Form>
      )}
    </Section>
  );
}

/** Who has saved no contact yet is offered the one that they signed up with. */
function withAccount(contact: SupContact, account: string): SupContact {
  if (Object.values(contact).some(Boolean)) return contact;
  return account.includes('@') ? { ...contact, email: account } : { ...contact, phone: account };
}
