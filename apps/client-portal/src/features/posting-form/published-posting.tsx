import { Trans, useLingui } from '@lingui/react/macro';
import {
  inForm,
  useClientEditPositionProjectMutation,
  useClientGetPositionProjectDetailQuery,
  useClientReopenPositionProjectMutation,
} from '@tolk/api-client';
import type { OwnPostingDetail } from '@tolk/contract';
import { DataState, notify } from '@tolk/design-system';
import { PageHeader } from '@tolk/design-system/pieces';
import { closedPositions } from '@tolk/domain';
import { pathTo, useNavigate } from '@tolk/platform';
import { useState } from 'react';
import { PostingEditor } from './posting-editor.tsx';
import { valuesOf, valuesReopened } from './posting-values.ts';

/** A posting as it was published: edited while it is open, opened again once it is finished. */
export function PublishedPosting({ projectReleaseInforId }: { projectReleaseInforId: string }) {
  const query = useClientGetPositionProjectDetailQuery({ projectReleaseInforId });
  return (
    <DataState query={query} skeleton={6}>
      {(posting) => <Editor posting={posting} />}
    </DataState>
  );
}

function Editor({ posting }: { posting: OwnPostingDetail }) {
  // As editing began: a posting that finishes meanwhile does not change the form under the person.
  const [first] = useState(posting);
  return closedPositions.includes(first.projectStatus) ? (
    <Reopen posting={first} />
  ) : (
    <Edit posting={first} />
  );
}

function Edit({ posting }: { posting: OwnPostingDetail }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [edit] = useClientEditPositionProjectMutation();
  const { projectReleaseInforId, version } = posting;
  const detail = pathTo('positionDetail', { projectReleaseInforId });
  return (
    <>
      <PageHeader
        title={<Trans>Edit the project</Trans>}
        description={<Trans>Suppliers see the changes as soon as you save them.</Trans>}
      />
      <PostingEditor
        initialValues={valuesOf(posting)}
        draftKey={`posting-${projectReleaseInforId}`}
        confirmLabel={t({ message: 'Save', context: 'button' })}
        onSave={async (form) => {
          await inForm(edit({ projectReleaseInforId, version, ...form }));
          notify(t`Your changes are saved.`);
          void navigate(detail);
        }}
        onLeave={() => void navigate(detail)}
      />
    </>
  );
}

function Reopen({ posting }: { posting: OwnPostingDetail }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [reopen] = useClientReopenPositionProjectMutation();
  const { projectReleaseInforId } = posting;
  const detail = pathTo('positionDetail', { projectReleaseInforId });
  return (
    <>
      <PageHeader
        title={<Trans>Reopen the project</Trans>}
        description={
          <Trans>
            Choose until when suppliers can apply. Earlier applications stay, and the project moves
            to the top of the job hall.
          </Trans>
        }
      />
      <PostingEditor
        initialValues={valuesReopened(posting)}
        draftKey={`posting-reopened-${projectReleaseInforId}`}
        confirmLabel={t({ message: 'Reopen', context: 'button' })}
        onSave={async (form) => {
          await inForm(reopen({ projectReleaseInforId, ...form }));
          notify(t`The project is open again.`);
          void navigate(detail, { replace: true });
        }}
        onLeave={() => void navigate(detail)}
      />
    </>
  );
}
