import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Box, Button } from '@tolk/design-system';
import { Checkbox } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import { useState } from 'react';
import { ChosenBar } from '../applications/chosen-bar.tsx';
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
    <ChosenBar
      count={
        <Plural value={chosen.length} one="# supplier selected." other="# suppliers selected." />
      }
      most={most}
      full={full}
      onClear={clear}
    >
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
    </ChosenBar>
  );
}
