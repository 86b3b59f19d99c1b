import { Trans, useLingui } from '@lingui/react/macro';
import {
  useClientDelPositionDraftMutation,
  useClientGetPositionDraftsQuery,
} from '@tolk/api-client';
import type { PostingDraftRow } from '@tolk/contract';
import { DataState, Link, notify, Typography } from '@tolk/design-system';
import { PageDrawing } from '@tolk/design-system/drawings';
import { DeleteIcon } from '@tolk/design-system/icons';
import { DateTime, LanguagePairChip, RowCard, RowCards } from '@tolk/design-system/pieces';
import { ActionBar, ConfirmDialog } from '@tolk/design-system/portal';
import { useNames } from '@tolk/labels';
import { pathTo, RouteLink, useNavigate } from '@tolk/platform';
import { useState } from 'react';

/** What the client has begun to write, to go on with or to discard. */
export function DraftList() {
  const query = useClientGetPositionDraftsQuery({});
  return (
    <DataState
      query={query}
      isEmpty={({ total }) => total === 0}
      empty={{
        title: <Trans context="heading">No drafts</Trans>,
        message: <Trans>Save a project as a draft while you write it, and continue here.</Trans>,
        drawing: <PageDrawing />,
      }}
    >
      {({ list }) => (
        <RowCards>
          {list.map((draft) => (
            <DraftCard key={draft.draftId} draft={draft} />
          ))}
        </RowCards>
      )}
    </DataState>
  );
}

function DraftCard({ draft: { draftId, savedAt, form } }: { draft: PostingDraftRow }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const names = useNames();
  const [asking, setAsking] = useState(false);
  const title = form.projectName || t({ message: 'Untitled project', context: 'heading' });
  return (
    <RowCard
      title={
        <Link component={RouteLink} to="positionEdit" params={{ draftId }}>
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
          <span>
            <Trans>
              Saved <DateTime iso={savedAt} />
            </Trans>
          </span>
        </>
      }
      actions={
        <>
          <ActionBar
            actions={[
              {
                key: 'continue',
                label: t({ message: 'Continue editing', context: 'option' }),
                enabled: true,
                onChoose: () => void navigate(pathTo('positionEdit', { draftId })),
              },
              {
                key: 'discard',
                label: t({ message: 'Discard', context: 'menu' }),
                icon: <DeleteIcon />,
                rank: 'danger',
                enabled: true,
                onChoose: () => setAsking(true),
              },
            ]}
          />
          <DiscardDialog
            draftId={draftId}
            title={title}
            open={asking}
            onClose={() => setAsking(false)}
          />
        </>
      }
    />
  );
}

interface DiscardProps {
  draftId: string;
  title: string;
  open: boolean;
  onClose: () => void;
}

function DiscardDialog({ draftId, title, open, onClose }: DiscardProps) {
  const { t } = useLingui();
  const [discard] = useClientDelPositionDraftMutation();
  return (
    <ConfirmDialog
      open={open}
      title={<Trans>Discard this draft?</Trans>}
      color="error"
      confirmLabel={<Trans context="button">Discard</Trans>}
      cancelLabel={<Trans context="button">Cancel</Trans>}
      onCancel={onClose}
      onConfirm={async () => {
        const done = await discard({ draftId });
        onClose();
        if (!done.error) notify(t`The draft is discarded.`);
      }}
    >
      <Typography>
        <Trans>“{title}” will be permanently deleted.</Trans>
      </Typography>
    </ConfirmDialog>
  );
}
