import { useLingui } from '@lingui/react/macro';
import { useOpsSetServiceDutyMutation } from '@tolk/api-client';
import { notify } from '@tolk/design-system';
import { FormControlLabel } from '@tolk/design-system/fields';
import { Switch } from '@tolk/design-system/portal';

interface DutySwitchProps {
  /** Undefined until it is known. */
  onDuty: boolean | undefined;
  onChange: (onDuty: boolean) => void;
}

/** On or off duty: who is on is given conversations, who goes off gives the waiting ones back. */
export function DutySwitch({ onDuty, onChange }: DutySwitchProps) {
  const { t } = useLingui();
  return (
    <FormControlLabel
      control={
        <Switch
          checked={onDuty === true}
          disabled={onDuty === undefined}
          onChange={(_event, on) => onChange(on)}
        />
      }
      label={
        onDuty
          ? t({ message: 'On duty', context: 'colleague' })
          : t({ message: 'Off duty', context: 'colleague' })
      }
      slotProps={{ typography: { variant: 'body2' } }}
    />
  );
}

/** Goes on or off duty, and says what that means. */
export function useSetDuty(onSet: (onDuty: boolean) => void): (onDuty: boolean) => Promise<void> {
  const { t } = useLingui();
  const [set] = useOpsSetServiceDutyMutation();
  return async (onDuty) => {
    const answer = await set({ onDuty });
    if (answer.error) return;
    onSet(onDuty);
    notify(
      onDuty
        ? t`You are on duty: new conversations come to you.`
        : t`You are off duty. What waited with you is back in the queue.`,
    );
  };
}
