import { useLingui } from '@lingui/react/macro';
import {
  isCallError,
  isHumanCheckRequired,
  isSilentHumanCheck,
  humanCheckSource,
} from '@tolk/api-client';
import {
  CodeField,
  useFormikContext,
  useHumanCheck,
  HumanCheckCancelledError,
} from '@tolk/design-system/form';
import type { ReactNode } from 'react';

interface SentCodeFieldProps {
  /** Name of the field that takes the code. */
  name: string;
  label: string;
  /** Where the code goes, in words. */
  hint: ReactNode;
  /** Sends it; rejects with a `CallError`. The pass is there once the server has asked for one. */
  onSend: (verification?: string) => Promise<unknown>;
  /** Names what is sent to whom: each has its own countdown. */
  resendKey: string;
  /** Field that a message about the address belongs to; the code's own when left out. */
  addressName?: string;
}

const loadSource = () => Promise.resolve(humanCheckSource);

/** A code that is sent on request; what goes wrong with the sending stands beside its field. */
export function SentCodeField({ onSend, addressName, ...field }: SentCodeFieldProps) {
  const { t } = useLingui();
  const { validateForm, setFieldError, setFieldTouched } =
    useFormikContext<Record<string, string>>();
  const humanCheck = useHumanCheck({
    loadSource,
    isAskedFor: isHumanCheckRequired,
    isSilent: isSilentHumanCheck,
  });

  async function checkAddress(): Promise<void> {
    if (addressName === undefined) return;
    const wrong = (await validateForm())[addressName];
    await setFieldTouched(addressName, true, false);
    if (wrong) throw new Error(wrong);
  }

  async function tell(error: unknown): Promise<void> {
    if (error instanceof HumanCheckCancelledError) return;
    const ofAddress = isCallError(error) && addressName ? error.fields?.[addressName] : undefined;
    const words = ofAddress ?? (isCallError(error) ? error.message : '');
    const place = ofAddress && addressName ? addressName : field.name;
    await setFieldTouched(place, true, false);
    setFieldError(place, words || t`The code could not be sent. Try again.`);
  }

  return (
    <>
      <CodeField
        {...field}
        required
        onSend={async () => {
          await checkAddress();
          await humanCheck.run(onSend, 'whenAsked').catch(async (error: unknown) => {
            await tell(error);
            throw error;
          });
        }}
      />
      {humanCheck.dialog}
    </>
  );
}
