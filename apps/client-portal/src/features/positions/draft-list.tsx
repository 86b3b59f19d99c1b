import { Trans, useLingui } from '@lingui/react/macro';
import {
  useClientDelPositionDraftMutation,
  useClientGetPositionDraftsQuery,
} from '@tolk/api-client';
import type { PostingDraftRow } from '@tolk/contract';
import { DataState } from '@tolk/design-system';
import { PageDrawing } from '@tolk/design-system/drawings';
import { DateTime, RowCards } from '@tolk/design-system/pieces';
import { SavedFormCard } from './saved-form-card.tsx';

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
  const [discard] = useClientDelPositionDraftMutation();
  const title = form.projectName || t({ message: 'Untitled project', context: 'heading' });
  return (
    <SavedFormCard
      title={title}
      opens={{ draftId }}
      openLabel={t({ message: 'Continue editing', context: 'option' })}
      form={form}
      fact={
        <span>
          <Trans>
            Saved <DateTime iso={savedAt} />
          </Trans>
        </span>
      }
      removal={{
        label: t({ message: 'Discard', context: 'menu' }),
        title: <Trans>Discard this draft?</Trans>,
        text: <Trans>“{title}” will be permanently deleted.</Trans>,
        confirmLabel: <Trans context="button">Discard</Trans>,
        done: t`The draft is discarded.`,
        remove: () => discard({ draftId }),
      }}
    />
  );
}
