import { Trans, useLingui } from '@lingui/react/macro';
import { Form, FormActions } from '@tolk/design-system/form';
import type { ContactChannel } from '@tolk/domain';
import { useMemo } from 'react';
import type { Contact } from './contact-channels.ts';
import { noContact } from './contact-values.ts';
import { FormStep } from './form-step.tsx';
import { ProofStep } from './proof-step.tsx';
import { emailRules, phoneRules } from './security-rules.ts';
import { SentCodeField } from './sent-code-field.tsx';
import { WhereCodeGoes } from './where-code-goes.tsx';

/** The new contact with both codes. */
export interface ContactChange {
  address: string;
  /** Came to the new contact. */
  code: string;
  /** Came to the one that confirms. */
  oldCode: string;
}

interface ContactFormProps {
  channel: ContactChannel;
  /** What is bound now. */
  now: string | null;
  confirming: Contact;
  onConfirmCode: () => Promise<unknown>;
  onProveCode: (address: string, verification?: string) => Promise<unknown>;
  onSubmit: (change: ContactChange) => Promise<unknown>;
  onCancel: () => void;
}

/** Two steps with a code each; both stay in view, so that a wrong code is mended where it stands. */
export function ContactForm({ channel, now, confirming, onSubmit, ...on }: ContactFormProps) {
  const { t } = useLingui();
  const { address } = confirming;
  const rules = useMemo(
    () => (channel === 'email' ? emailRules(now) : phoneRules(now)),
    [channel, now],
  );

  return (
    <Form
      initialValues={noContact}
      validationSchema={rules}
      onSubmit={({ oldCode, code, ...typed }) =>
        onSubmit({ address: typed[channel].trim(), code, oldCode })
      }
    >
      <FormStep number={1} title={<Trans>Confirm that it is you</Trans>}>
        <SentCodeField
          name="oldCode"
          resendKey={`confirm:${address}`}
          label={t`Code from ${address}`}
          hint={<WhereCodeGoes contact={confirming} />}
          onSend={on.onConfirmCode}
        />
      </FormStep>
      <ProofStep channel={channel} onSend={on.onProveCode} />
      <FormActions submitLabel={<Trans context="button">Save</Trans>} onCancel={on.onCancel} />
    </Form>
  );
}
