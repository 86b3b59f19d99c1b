import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  inForm,
  useSupGetSysBusinessPushQuery,
  useSupGetUpSysBusinessPushMutation,
} from '@tolk/api-client';
import type { PushPreference } from '@tolk/contract';
import { Alert, DataState, Link as TextLink, Typography } from '@tolk/design-system';
import { Section } from '@tolk/design-system/pieces';
import type { PushChannel } from '@tolk/domain';
import { Link } from '@tolk/platform';
import { PreferenceTable } from './preference-table.tsx';
import { useOptimisticSwitches } from './use-optimistic-switches.ts';

/** Where the section on sign-in stands, from within the settings. */
interface NotificationSectionProps {
  pathToSecurity: string;
}

/** What the person is told about besides the list on the site, and how. */
export function NotificationSection({ pathToSecurity }: NotificationSectionProps) {
  const query = useSupGetSysBusinessPushQuery({});
  return (
    <Section title={<Trans context="heading">Notifications</Trans>}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        <Trans>
          You always see everything in your notifications on the site. Choose what also reaches you
          by e-mail, SMS, WeChat or in your browser; each switch is saved at once.
        </Trans>
      </Typography>
      <DataState query={query} skeleton={7}>
        {({ list }) => (
          <>
            <Unavailable list={list} pathToSecurity={pathToSecurity} />
            <Switches stored={list} />
          </>
        )}
      </DataState>
    </Section>
  );
}

function Switches({ stored }: { stored: readonly PushPreference[] }) {
  const [send] = useSupGetUpSysBusinessPushMutation();
  const { list, choose } = useOptimisticSwitches(
    stored,
    async (wish) => (await inForm(send(wish))).list,
  );
  return <PreferenceTable preferences={list} onChoose={(wish) => void choose(wish)} />;
}

type BoundChannel = Exclude<PushChannel, 'webPush'>;

/** Why nothing comes on a channel, and how that is mended; browsers have a section of their own. */
const missing: Readonly<
  Record<BoundChannel, { what: MessageDescriptor; bind: MessageDescriptor }>
> = {
  email: {
    what: msg`Your account has no e-mail address, so nothing is sent by e-mail.`,
    bind: msg`Bind an e-mail address`,
  },
  sms: {
    what: msg`Your account has no phone, so nothing is sent by SMS.`,
    bind: msg`Bind a phone`,
  },
  wechat: {
    what: msg`Bind WeChat and follow our official account, and messages reach you there as well.`,
    bind: msg`To sign-in and security`,
  },
};

interface UnavailableProps extends NotificationSectionProps {
  list: readonly PushPreference[];
}

/** A channel without an address leads to where one is bound. */
function Unavailable({ list, pathToSecurity }: UnavailableProps) {
  const { i18n } = useLingui();
  const channels = list[0]?.channels.filter(({ available }) => !available) ?? [];
  return channels.map(({ channel }) =>
    channel === 'webPush' ? null : (
      <Alert key={channel} severity="info" sx={{ mb: 2 }}>
        {i18n._(missing[channel].what)}{' '}
        <TextLink component={Link} to={pathToSecurity} color="inherit" underline="always">
          {i18n._(missing[channel].bind)}
        </TextLink>
      </Alert>
    ),
  );
}
