import { Trans, useLingui } from '@lingui/react/macro';
import type { PublicProfile } from '@tolk/contract';
import { CheckboxField, Form, FormActions, TextField } from '@tolk/design-system/form';
import { limits } from '@tolk/domain';
import { publicProfileRules } from './public-profile-rules.ts';

export interface PublicProfileValues {
  headline: string;
  address: string;
  agrees: boolean;
  /** To returning clients and past work too. */
  showsWork: boolean;
}

interface PublicProfileFormProps {
  profile: PublicProfile;
  /** Rejects with a call's error. */
  onSave: (values: PublicProfileValues) => Promise<void>;
}

/** What the call says of `open` is said of the tick that asks for it. */
const serverFields = { open: 'agrees' };

/** The words and the address of one's own, and the agreements as long as they were not given. */
export function PublicProfileForm({ profile, onSave }: PublicProfileFormProps) {
  const { t } = useLingui();
  const { open, headline, address, showsWork, linkBase } = profile;
  return (
    <Form<PublicProfileValues>
      initialValues={{ headline, address, agrees: open, showsWork: showsWork || !open }}
      validationSchema={publicProfileRules}
      serverFields={serverFields}
      draftKey="public-profile"
      draftExcept={['agrees', 'showsWork']}
      onSubmit={onSave}
      aria-label={t({ message: 'Public directory', context: 'region' })}
    >
      {(values) => (
        <>
          <TextField
            name="headline"
            label={t({ message: 'Headline', context: 'field' })}
            hint={t`One line: what you translate, for whom, how long.`}
            maxLength={limits.publicProfile.headline.max}
            required
          />
          <TextField
            name="address"
            label={t({ message: 'Address of your page', context: 'field' })}
            hint={linkBase + values.address}
            autoComplete="off"
            maxLength={limits.publicProfile.address.max}
            required
          />
          {open ? null : (
            <CheckboxField
              name="agrees"
              label={t`I agree that everybody sees what is listed above, on the web and in search engines.`}
            />
          )}
          {open && !showsWork ? (
            <CheckboxField
              name="showsWork"
              label={t`I agree that everybody also sees how many clients came back and the work I completed.`}
            />
          ) : null}
          <FormActions
            submitLabel={
              open ? <Trans context="button">Save</Trans> : <Trans>Show my page to everybody</Trans>
            }
          />
        </>
      )}
    </Form>
  );
}
