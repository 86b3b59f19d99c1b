import { Trans, useLingui } from '@lingui/react/macro';
import {
  serverNow,
  useClientDelPositionProjectMutation,
  useClientFinishPositionProjectMutation,
} from '@tolk/api-client';
import type { OwnPostingRow } from '@tolk/contract';
import { notify, Typography } from '@tolk/design-system';
import { DeleteIcon, EditIcon, ShareIcon } from '@tolk/design-system/icons';
import { ActionBar, ConfirmDialog, type BarAction } from '@tolk/design-system/portal';
import { closedPositions } from '@tolk/domain';
import { pathTo, useNavigate } from '@tolk/platform';
import { useState } from 'react';
import { ShareDialog } from './share-dialog.tsx';

type Posting = Pick<
  OwnPostingRow,
  | 'projectReleaseInforId'
  | 'projectName'
  | 'projectStatus'
  | 'visibility'
  | 'askedFirstUntil'
  | 'allowedActions'
>;
type Open = 'finish' | 'delete' | 'share' | null;

interface Props {
  posting: Posting;
  /** A list leaves out what is off; the details say why. */
  only?: 'enabled';
  /** After it is gone: where else to go. */
  onDeleted?: () => void;
}

/** What the client may do with a posting, as the server allows it, and sharing it. */
export function PostingActions({ posting, only, onDeleted }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open>(null);
  const [openedAt] = useState(serverNow);
  const { projectReleaseInforId, visibility, askedFirstUntil } = posting;

  const bars: Partial<Record<string, Omit<BarAction, 'key' | 'enabled'>>> = {
    edit: {
      label: t({ message: 'Edit', context: 'menu' }),
      icon: <EditIcon />,
      onChoose: () => void navigate(pathTo('positionEdit', { projectReleaseInforId })),
    },
    finish: {
      label: t({ message: 'Finish', context: 'button' }),
      onChoose: () => setOpen('finish'),
    },
    reopen: {
      label: t({ message: 'Reopen', context: 'option' }),
      onChoose: () => void navigate(pathTo('positionEdit', { projectReleaseInforId })),
    },
    delete: {
      label: t({ message: 'Delete', context: 'menu' }),
      icon: <DeleteIcon />,
      rank: 'danger',
      onChoose: () => setOpen('delete'),
    },
  };
  const allowed = posting.allowedActions.flatMap(({ action, ...state }) => {
    const bar = bars[action];
    const shown = only !== 'enabled' || state.enabled;
    return bar && shown ? [{ key: action, ...bar, ...state }] : [];
  });
  const share: BarAction = {
    key: 'share',
    label: t({ message: 'Share', context: 'menu' }),
    icon: <ShareIcon />,
    enabled: true,
    onChoose: () => setOpen('share'),
  };

  const again: BarAction = {
    key: 'again',
    label: t({ message: 'Publish again', context: 'option' }),
    enabled: true,
    onChoose: () => void navigate(pathTo('positionEdit', { again: projectReleaseInforId })),
  };
  // A link that opens for nobody who got it is no way to share.
  const forAll = askedFirstUntil === null || Date.parse(askedFirstUntil) <= openedAt;
  const shared = visibility === 'public' && forAll ? [share] : [];
  const finished = closedPositions.includes(posting.projectStatus);

  return (
    <>
      <ActionBar
        of={only && posting.projectName}
        actions={[...shared, ...(finished ? [again] : []), ...allowed]}
      />
      {open === 'share' ? (
        <ShareDialog projectReleaseInforId={projectReleaseInforId} onClose={() => setOpen(null)} />
      ) : null}
      <FinishDialog posting={posting} open={open === 'finish'} onClose={() => setOpen(null)} />
      <DeleteDialog
        posting={posting}
        open={open === 'delete'}
        onClose={() => setOpen(null)}
        onDeleted={onDeleted}
      />
    </>
  );
}

interface DialogProps {
  posting: Posting;
  open: boolean;
  onClose: () => void;
}

function FinishDialog({ posting, open, onClose }: DialogProps) {
  const { t } = useLingui();
  const [finish] = useClientFinishPositionProjectMutation();
  const { projectReleaseInforId, projectName } = posting;
  return (
    <ConfirmDialog
      open={open}
      title={<Trans>Finish this project?</Trans>}
      confirmLabel={<Trans context="button">Finish</Trans>}
      cancelLabel={<Trans context="button">Cancel</Trans>}
      onCancel={onClose}
      onConfirm={async () => {
        // What the server refuses, the shell says; the list is fetched again either way.
        const done = await finish({ projectReleaseInforId });
        if (!done.error) notify(t`The project has been closed.`);
        onClose();
      }}
    >
      <Typography>
        <Trans>
          “{projectName}” will be removed from the job hall and will no longer accept applications.
        </Trans>
      </Typography>
    </ConfirmDialog>
  );
}

function DeleteDialog({
  posting,
  open,
  onClose,
  onDeleted,
}: DialogProps & Pick<Props, 'onDeleted'>) {
  const { t } = useLingui();
  const [remove] = useClientDelPositionProjectMutation();
  const { projectReleaseInforId, projectName } = posting;
  return (
    <ConfirmDialog
      open={open}
      title={<Trans>Delete this project?</Trans>}
      color="error"
      confirmLabel={<Trans context="button">Delete</Trans>}
      cancelLabel={<Trans context="button">Cancel</Trans>}
      onCancel={onClose}
      onConfirm={async () => {
        const done = await remove({ projectReleaseInforId });
        onClose();
        if (done.error) return;
        notify(t`The project has been deleted.`);
        onDeleted?.();
      }}
    >
      <Typography>
        <Trans>“{projectName}” will be permanently deleted.</Trans>
      </Typography>
    </ConfirmDialog>
  );
}
