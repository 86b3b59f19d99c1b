import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Box, Button, Paper, Typography } from '@tolk/design-system';
import { Checkbox } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import { SentenceGap } from '@tolk/i18n';
import { useState } from 'react';
import { InviteSeveralDialog } from './invite-several-dialog.tsx';
import type { Invitee, Invitees } from './invitees.ts';

/** Chooses a supplier to be invited with others. */
export function InviteeCheck({ supplier, invitees }: { supplier: Invitee; invitees: Invitees }) {
  const { t } = useLingui();
  const { supUserId, supUserName } = supplier;
  const on = invitees.holds(supUserId);
  return (
    <Box
      component="label"
      sx={{ display: 'inline-flex', alignItems: 'center', typography: 'body2' }}
    >
      <Checkbox
        checked={on}
        disabled={invitees.full && !on}
        onChange={() => invitees.toggle(supplier)}
        slotProps={{ input: { 'aria-label': t`Select ${supUserName} to invite` } }}
        sx={{ ml: -1.25 }}
      />
      <Trans>Select to invite</Trans>
    </Box>
  );
}

interface InviteBarProps {
  invitees: Invitees;
  /** Chosen already, where the search was for it. */
  projectReleaseInforId: string | null;
}

/** How many are chosen, and the invitation to all of them; stays in sight while one chooses. */
export function InviteBar({ invitees, projectReleaseInforId }: InviteBarProps) {
  const { chosen, full, clear } = invitees;
  const [open, setOpen] = useState(false);
  const most = limits.invitation.atOnce;
  if (chosen.length === 0) return null;
  return (
    <Paper
      role="region"
      aria-live="polite"
      sx={{
        position: 'sticky',
        bottom: 8,
        zIndex: 2,
        mt: 2,
        p: 1.5,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
      }}
    >
      <Typography variant="body2" sx={{ flex: '1 1 160px' }}>
        <Plural value={chosen.length} one="# supplier selected." other="# suppliers selected." />
        <SentenceGap />
        {full ? <Trans>You have reached the limit.</Trans> : <Trans>Up to {most} at a time.</Trans>}
      </Typography>
      <Button onClick={clear}>
        <Trans context="button">Clear</Trans>
      </Button>
      <Button variant="contained" onClick={() => setOpen(true)}>
        <Trans context="button">Invite all</Trans>
      </Button>
      {open ? (
        <InviteSeveralDialog
          suppliers={chosen}
          projectReleaseInforId={projectReleaseInforId}
          onInvited={clear}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Paper>
  );
}
