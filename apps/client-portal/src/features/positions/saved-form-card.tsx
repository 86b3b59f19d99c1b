import { Trans } from '@lingui/react/macro';
import type { PostingDraftRow } from '@tolk/contract';
import { Link, notify, Typography } from '@tolk/design-system';
import { DeleteIcon } from '@tolk/design-system/icons';
import { LanguagePairChip, RowCard } from '@tolk/design-system/pieces';
import { ActionBar, ConfirmDialog, type BarAction } from '@tolk/design-system/portal';
import { useNames } from '@tolk/labels';
import { pathTo, RouteLink, useNavigate } from '@tolk/platform';
import { useState, type ReactNode } from 'react';

type SavedForm = Pick<
  PostingDraftRow['form'],
  'sourceLanguage' | 'targetLanguage' | 'bothDirections' | 'projectType'
>;

/** How the form is deleted, and what is asked before. */
interface Removal {
  label: string;
  title: ReactNode;
  text: ReactNode;
  confirmLabel: ReactNode;
  done: string;
  remove: () => Promise<{ error?: unknown }>;
}

interface SavedFormCardProps {
  title: string;
  /** With what the editor is opened. */
  opens: { draftId: string } | { template: string };
  openLabel: string;
  form: SavedForm;
  /** What else is said of it. */
  fact: ReactNode;
  more?: readonly BarAction[];
  removal: Removal;
}

/** A posting's form that the client saved, as a draft or as a template. */
export function SavedFormCard({
  title,
  opens,
  openLabel,
  form,
  fact,
  more = [],
  removal,
}: SavedFormCardProps) {
  const navigate = useNavigate();
  const names = useNames();
  const [asking, setAsking] = useState(false);
  return (
    <RowCard
      title={
        <Link component={RouteLink} to="positionEdit" params={opens}>
          {title}
        </Link>
      }
      facts={
        <>
          {form.sourceLanguage && form.targetLanguage ? (
            <LanguagePairChip
              source={form.sourceLanguage}
              target={form.targetLanguage}
              bothWays={form.bothDirections ?? false}
            />
          ) : null}
          {form.projectType ? <span>{names.type(form.projectType)}</span> : null}
          {fact}
        </>
      }
      actions={
        <>
          <ActionBar
            of={title}
            actions={[
              {
                key: 'open',
                label: openLabel,
                enabled: true,
                onChoose: () => void navigate(pathTo('positionEdit', opens)),
              },
              ...more,
              {
                key: 'remove',
                label: removal.label,
                icon: <DeleteIcon />,
                rank: 'danger',
                enabled: true,
                onChoose: () => setAsking(true),
              },
            ]}
          />
          <RemoveDialog removal={removal} open={asking} onClose={() => setAsking(false)} />
        </>
      }
    />
  );
}

interface RemoveDialogProps {
  removal: Removal;
  open: boolean;
  onClose: () => void;
}

function RemoveDialog({ removal, open, onClose }: RemoveDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title={removal.title}
      color="error"
      confirmLabel={removal.confirmLabel}
      cancelLabel={<Trans context="button">Cancel</Trans>}
      onCancel={onClose}
      onConfirm={async () => {
        const { error } = await removal.remove();
        onClose();
        if (error === undefined) notify(removal.done);
      }}
    >
      <Typography>{removal.text}</Typography>
    </ConfirmDialog>
  );
}
