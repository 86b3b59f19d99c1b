import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useSupUpSupEmailMutation, useSupUpSupPhoneMutation } from '@tolk/api-client';
import type { SecurityState } from '@tolk/contract';
import { Alert, notify } from '@tolk/design-system';
import { FormDialog } from '@tolk/design-system/portal';
import type { ContactChannel } from '@tolk/domain';
import { confirmingContact } from './contact-channels.ts';
import { ContactForm, type ContactChange } from './contact-form.tsx';
import { useCodeCalls } from './use-code-calls.ts';

interface ContactDialogProps {
  channel: ContactChannel;
  state: SecurityState;
  onClose: () => void;
}

/** Binds or changes the e-mail address or the phone: the old one confirms, the new one proves itself. */
export function ContactDialog({ channel, state, onClose }: ContactDialogProps) {
  const { t } = useLingui();
  const codes = useCodeCalls();
  const save = useSaveContact(channel);
  const confirming = confirmingContact(state, channel);
  const now = state[channel];

  return (
    <FormDialog open onClose={onClose} title={<Title channel={channel} bound={now !== null} />}>
      {confirming ? (
        <ContactForm
          channel={channel}
          now={now}
          confirming={confirming}
          onConfirmCode={() => codes.confirm(confirming.channel)}
          onProveCode={(address, verification) => codes.prove(channel, address, verification)}
          onSubmit={async (change) => {
            const { address } = change;
            await save(change);
            notify(
              channel === 'email'
                ? t`Your e-mail address is now ${address}.`
                : t`Your phone is now ${address}.`,
            );
            onClose();
          }}
          onCancel={onClose}
        />
      ) : (
        <Alert severity="warning">
          <Trans>
            This account has no phone or e-mail to confirm this with. Contact customer service.
          </Trans>
        </Alert>
      )}
    </FormDialog>
  );
}

function Title({ channel, bound }: { channel: ContactChannel; bound: boolean }) {
  if (channel === 'email') {
    return bound ? <Trans>Change the e-mail address</Trans> : <Trans>Bind an e-mail address</Trans>;
  }
  return bound ? <Trans>Change the phone</Trans> : <Trans>Bind a phone</Trans>;
}

function useSaveContact(channel: ContactChannel) {
  const [upEmail] = useSupUpSupEmailMutation();
  const [upPhone] = useSupUpSupPhoneMutation();
  return ({ address, code, oldCode }: ContactChange) =>
    channel === 'email'
      ? inForm(upEmail({ email: address, code, oldCode }))
      : inForm(upPhone({ phone: address, code, oldCode }));
}
