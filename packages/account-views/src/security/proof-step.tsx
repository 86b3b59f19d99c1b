import { Trans, useLingui } from '@lingui/react/macro';
import { TextField, useFormikContext } from '@tolk/design-system/form';
import { limits, type ContactChannel } from '@tolk/domain';
import { useState } from 'react';
import type { ContactValues } from './contact-values.ts';
import { FormStep } from './form-step.tsx';
import { SentCodeField } from './sent-code-field.tsx';

interface ProofStepProps {
  channel: ContactChannel;
  /** Sends a code to the new contact. */
  onSend: (address: string, verification?: string) => Promise<unknown>;
}

/** The new contact proves itself: its address, and the code that came there. */
export function ProofStep({ channel, onSend }: ProofStepProps) {
  const { t } = useLingui();
  const { values } = useFormikContext<ContactValues>();
  const typed = values[channel].trim();
  const [sentTo, setSentTo] = useState<string>();

  return (
    <FormStep number={2} title={<StepTitle channel={channel} />}>
      <AddressField channel={channel} />
      <SentCodeField
        name="code"
        resendKey={`bind:${typed}`}
        label={channel === 'email' ? t`Code from the new address` : t`Code from the new phone`}
        hint={<ProofHint typed={typed} sentTo={sentTo} />}
        addressName={channel}
        onSend={async (verification) => {
          await onSend(typed, verification);
          setSentTo(typed);
        }}
      />
    </FormStep>
  );
}

function StepTitle({ channel }: { channel: ContactChannel }) {
  return channel === 'email' ? (
    <Trans>Confirm your new e-mail address</Trans>
  ) : (
    <Trans>Confirm your new phone number</Trans>
  );
}

function AddressField({ channel }: { channel: ContactChannel }) {
  const { t } = useLingui();
  return channel === 'email' ? (
    <TextField
      name="email"
      label={t`New e-mail address`}
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={limits.account.max}
      required
    />
  ) : (
    <TextField
      name="phone"
      label={t`New phone number`}
      hint={t`Outside mainland China, include the country code, such as +44.`}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      required
    />
  );
}

/** Where the second code goes or went. */
function ProofHint({ typed, sentTo }: { typed: string; sentTo: string | undefined }) {
  if (sentTo !== undefined) {
    return sentTo === typed ? (
      <Trans>Sent to {sentTo}.</Trans>
    ) : (
      <Trans>The code was sent to {sentTo}. Request a new one for the address above.</Trans>
    );
  }
  return typed ? (
    <Trans>We send another code to {typed}.</Trans>
  ) : (
    <Trans>We send another code to what you enter above.</Trans>
  );
}
