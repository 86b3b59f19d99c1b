import { Button } from '@tolk/design-system';
import { FlagIcon } from '@tolk/design-system/icons';
import { useSession } from '@tolk/platform';
import { useState } from 'react';
import { ReportDialog, ReportTitle, type Reported } from './report-dialog.tsx';

/** Where what somebody else published stands; for who is signed in. */
export function ReportButton(reported: Reported) {
  const { session } = useSession();
  const [open, setOpen] = useState(false);
  if (session.status !== 'signedIn') return null;
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<FlagIcon />}
        onClick={() => setOpen(true)}
        data-print="no"
      >
        <ReportTitle subject={reported.subject} />
      </Button>
      {open ? <ReportDialog {...reported} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
