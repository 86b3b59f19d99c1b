import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar, Box, Button, ErrorCard, Skeleton, Typography } from '@tolk/design-system';
import { DefinitionList, Section } from '@tolk/design-system/pieces';
import type { Identity } from '@tolk/domain';
import { lazyPart, useSession } from '@tolk/platform';
import { useState } from 'react';
import { InvitationCard } from './invitation-card.tsx';

const AvatarEditor = lazyPart(
  () => import('../avatar/avatar-editor.tsx').then((it) => it.AvatarEditor),
  { pending: null, failed: (retry) => <ErrorCard onRetry={retry} /> },
);

/** Picture, name and account, and how others come along. */
export function AccountSection({ identity }: { identity: Identity }) {
  const { session } = useSession();
  const [editing, setEditing] = useState(false);
  const user = session.status === 'signedIn' ? session.user : undefined;
  return (
    <>
      <Section title={<Trans>Profile picture and account</Trans>}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', mb: 3 }}>
          {user ? (
            <Avatar name={user.name} src={user.avatarUrl} size={96} />
          ) : (
            <Skeleton variant="circular" width={96} height={96} />
          )}
          <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
            <Button variant="outlined" onClick={() => setEditing(true)}>
              <Trans>Change the picture</Trans>
            </Button>
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              <Trans>It stands beside your name wherever others see you.</Trans>
            </Typography>
          </Box>
        </Box>
        {user ? <Names name={user.name} account={user.account} /> : <Skeleton height={48} />}
      </Section>
      <InvitationCard />
      {editing ? <AvatarEditor identity={identity} onClose={() => setEditing(false)} /> : null}
    </>
  );
}

function Names({ name, account }: { name: string; account: string }) {
  const { t } = useLingui();
  return (
    <DefinitionList
      entries={[
        { key: 'name', label: t`Name that others see`, value: name },
        { key: 'account', label: t`Account, seen by you alone`, value: account },
      ]}
    />
  );
}
