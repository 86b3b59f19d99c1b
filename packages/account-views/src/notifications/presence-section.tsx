import { Trans, useLingui } from '@lingui/react/macro';
import { useChatGetChatSettingsQuery, useChatSetChatSettingsMutation } from '@tolk/api-client';
import { DataState } from '@tolk/design-system';
import { Section } from '@tolk/design-system/pieces';
import { SwitchRow } from '../settings/switch-row.tsx';

/** Whether contacts see when the person is online. */
export function PresenceSection() {
  const { t } = useLingui();
  const query = useChatGetChatSettingsQuery({});
  const [set, { isLoading }] = useChatSetChatSettingsMutation();
  return (
    <Section title={<Trans context="heading">Online chat</Trans>}>
      <DataState query={query} skeleton={1}>
        {({ presenceShown }) => (
          <SwitchRow
            label={t`Show when I am online`}
            hint={t`If you hide it, you can’t see when others are online either.`}
            on={presenceShown}
            disabled={isLoading}
            onChange={(on) => void set({ presenceShown: on })}
          />
        )}
      </DataState>
    </Section>
  );
}
