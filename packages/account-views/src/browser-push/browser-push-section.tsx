import { Trans, useLingui } from '@lingui/react/macro';
import { Box } from '@tolk/design-system';
import { Section } from '@tolk/design-system/pieces';
import { SwitchRow } from '../settings/switch-row.tsx';
import { PushProblem } from './push-problem.tsx';
import { useBrowserPush } from './use-browser-push.ts';

/** Notifications of this browser; nothing where it can't show any. */
export function BrowserPushSection() {
  const { t } = useLingui();
  const { standing, isBusy, failure, turnOn, turnOff } = useBrowserPush();
  if (standing === null) return null;
  return (
    <Section title={<Trans context="heading">This browser</Trans>}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <SwitchRow
          label={t`Show notifications on this device`}
          hint={t`Even while the site is closed, until you log out. They name an order or a sender, but no amounts, messages or files.`}
          on={standing === 'on'}
          disabled={isBusy || standing === 'blocked'}
          onChange={(on) => void (on ? turnOn() : turnOff())}
        />
        <PushProblem standing={standing} failure={failure} />
      </Box>
    </Section>
  );
}
