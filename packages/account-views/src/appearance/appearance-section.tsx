import { Trans, useLingui } from '@lingui/react/macro';
import { LanguageSelector, useColorScheme } from '@tolk/design-system';
import { Section } from '@tolk/design-system/pieces';
import { ToggleButton, ToggleButtonGroup } from '@tolk/design-system/portal';
import { CurrencyChoice } from './currency-choice.tsx';
import { SettingRow, SettingRows } from '../settings/setting-rows.tsx';

/** What the header offers as well, with the way back to what the system says. */
export function AppearanceSection() {
  return (
    <Section title={<Trans>Language and appearance</Trans>}>
      <SettingRows>
        <SettingRow
          title={<Trans context="heading">Language</Trans>}
          value={<Trans>The language of pages and messages, kept in this browser.</Trans>}
          action={<LanguageSelector />}
        />
        <SettingRow
          title={<Trans context="heading">Colours</Trans>}
          value={<Trans>Light, dark, or whatever your device is set to.</Trans>}
          action={<ColoursChoice />}
        />
        <SettingRow
          title={<Trans context="heading">Currency</Trans>}
          value={
            <Trans>
              Everything is paid in yuan. Beside it you can see roughly what that is in your own
              money.
            </Trans>
          }
          action={<CurrencyChoice />}
        />
      </SettingRows>
    </Section>
  );
}

function ColoursChoice() {
  const { t } = useLingui();
  const { mode = 'system', setMode } = useColorScheme();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t({ message: 'Colours', context: 'button' })}
      value={mode}
      onChange={(_event, chosen: 'light' | 'dark' | 'system' | null) => chosen && setMode(chosen)}
    >
      <ToggleButton value="light">
        <Trans context="button">Light</Trans>
      </ToggleButton>
      <ToggleButton value="dark">
        <Trans context="button">Dark</Trans>
      </ToggleButton>
      <ToggleButton value="system">
        <Trans>Like the device</Trans>
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
