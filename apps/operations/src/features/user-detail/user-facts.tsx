import { Trans, useLingui } from '@lingui/react/macro';
import type { UserDetail } from '@tolk/contract';
import { Alert } from '@tolk/design-system';
import { DateTime, DefinitionList, Section } from '@tolk/design-system/pieces';

/** Who it is, since when, and how much they did. */
export function UserFacts({ user }: { user: UserDetail }) {
  const { t } = useLingui();
  return (
    <Section title={<Trans>Facts</Trans>}>
      {user.blockReason ? (
        <Alert severity="error" sx={{ mb: 2, whiteSpace: 'pre-line' }}>
          <Trans>Blocked: {user.blockReason}</Trans>
        </Alert>
      ) : null}
      <DefinitionList
        entries={[
          { key: 'email', label: t`E-mail address`, value: user.email },
          { key: 'phone', label: t`Phone number`, value: user.phone },
          {
            key: 'verified',
            label: t`Real name`,
            value: user.realNameVerified ? t`Verified` : t`Not verified`,
          },
          { key: 'created', label: t`Registered`, value: <DateTime iso={user.createTime} /> },
          {
            key: 'seen',
            label: t`Last active`,
            value: user.lastSeenTime ? <DateTime iso={user.lastSeenTime} /> : null,
          },
          { key: 'postings', label: t`Postings`, value: user.postings },
          {
            key: 'applications',
            label: t({ message: 'Applications', context: 'count' }),
            value: user.applications,
          },
          { key: 'orders', label: t`Orders`, value: user.orders },
          { key: 'tests', label: t`Language tests passed`, value: user.passedTests },
        ]}
      />
    </Section>
  );
}
