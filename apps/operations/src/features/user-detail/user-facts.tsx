import { Trans, useLingui } from '@lingui/react/macro';
import type { UserDetail } from '@tolk/contract';
import { Alert, Box } from '@tolk/design-system';
import { DateTime, DefinitionList, Section } from '@tolk/design-system/pieces';

/** Who it is, since when, and how much they did. */
export function UserFacts({ user }: { user: UserDetail }) {
  const { t } = useLingui();
  return (
    <Section title={<Trans context="heading">Facts</Trans>}>
      {user.blockReason ? (
        <Alert severity="error" sx={{ mb: 2, whiteSpace: 'pre-line' }}>
          {t`Blocked: ${user.blockReason}`}
          {user.blockWords === '' ? null : <div>{t`The person reads: ${user.blockWords}`}</div>}
        </Alert>
      ) : null}
      {user.watch ? <Watch watch={user.watch} /> : null}
      <DefinitionList
        entries={[
          {
            key: 'email',
            label: t({ message: 'E-mail address', context: 'fact' }),
            value: user.email,
          },
          {
            key: 'phone',
            label: t({ message: 'Phone number', context: 'fact' }),
            value: user.phone,
          },
          {
            key: 'verified',
            label: t({ message: 'Real-name verification', context: 'fact' }),
            value: user.realNameVerified
              ? t({ message: 'Verified', context: 'value' })
              : t({ message: 'Not verified', context: 'value' }),
          },
          {
            key: 'created',
            label: t({ message: 'Registered', context: 'fact' }),
            value: <DateTime iso={user.createTime} />,
          },
          {
            key: 'seen',
            label: t({ message: 'Last active', context: 'fact' }),
            value: user.lastSeenTime ? <DateTime iso={user.lastSeenTime} /> : null,
          },
          {
            key: 'postings',
            label: t({ message: 'Projects', context: 'fact' }),
            value: user.postings,
          },
          {
            key: 'applications',
            label: t({ message: 'Applications', context: 'count' }),
            value: user.applications,
          },
          { key: 'orders', label: t({ message: 'Orders', context: 'fact' }), value: user.orders },
          { key: 'tests', label: t`Language tests passed`, value: user.passedTests },
        ]}
      />
    </Section>
  );
}

function Watch({ watch: { reason, byName, time } }: { watch: NonNullable<UserDetail['watch']> }) {
  return (
    <Alert severity="warning" sx={{ mb: 2, whiteSpace: 'pre-line' }}>
      <Trans>Watched: {reason}</Trans>
      <Box sx={{ typography: 'caption' }}>
        {byName} · <DateTime iso={time} />
      </Box>
    </Alert>
  );
}
