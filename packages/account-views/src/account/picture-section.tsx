import { Trans } from '@lingui/react/macro';
import { Avatar, Box, Button, ErrorCard, Skeleton, Typography } from '@tolk/design-system';
import { Section } from '@tolk/design-system/pieces';
import type { Identity } from '@tolk/domain';
import { lazyPart, useSession } from '@tolk/platform';
import { useState, type ReactNode } from 'react';

const AvatarEditor = lazyPart(
  () => import('../avatar/avatar-editor.tsx').then((it) => it.AvatarEditor),
  { pending: null, failed: (retry) => <ErrorCard onRetry={retry} /> },
);

interface PictureSectionProps {
  /** Its name in the address. */
  id?: string;
  identity: Identity;
  title?: ReactNode;
  /** What stands below the picture. */
  children?: ReactNode;
}

/** The profile picture and the way to change it. */
export function PictureSection({
  id,
  identity,
  title = <Trans context="heading">Profile picture</Trans>,
  children,
}: PictureSectionProps) {
  const { session } = useSession();
  const [editing, setEditing] = useState(false);
  const user = session.status === 'signedIn' ? session.user : undefined;
  return (
    <Section {...(id === undefined ? {} : { id })} title={title}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
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
            <Trans>It is shown beside your name wherever others see you.</Trans>
          </Typography>
        </Box>
      </Box>
      {children ? <Box sx={{ mt: 3 }}>{children}</Box> : null}
      {editing ? <AvatarEditor identity={identity} onClose={() => setEditing(false)} /> : null}
    </Section>
  );
}
