import { Trans, useLingui } from '@lingui/react/macro';
import {
  inForm,
  useClientAddPositionProjectMutation,
  useClientEditPositionProjectMutation,
  useClientGetPositionProjectDetailQuery,
  useClientGetSysInfoBasicsDataQuery,
} from '@tolk/api-client';
import { DataState, notify, Skeleton } from '@tolk/design-system';
import { PageHeader } from '@tolk/design-system/pieces';
import { pathTo, useNavigate, useSearchParams, useSession } from '@tolk/platform';
import { PostingEditor } from '../../features/posting-form/posting-editor.tsx';
import { emptyPosting, valuesOf } from '../../features/posting-form/posting-values.ts';

/** Publish a posting, or edit the one named by `projectReleaseInforId`. */
export function Screen() {
  const [query] = useSearchParams();
  const id = query.get('projectReleaseInforId');
  return id ? <Edit key={id} projectReleaseInforId={id} /> : <Add />;
}

function Add() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { session } = useSession();
  const [add] = useClientAddPositionProjectMutation();
  const user = session.status === 'signedIn' ? session.user : undefined;
  // Only to fill in what is known already: without it the form is empty, not away.
  const { data: info, isLoading } = useClientGetSysInfoBasicsDataQuery({});
  return (
    <>
      <PageHeader
        title={<Trans>Publish a project</Trans>}
        description={
          <Trans>Describe the work; suppliers who find it in the job hall apply to you.</Trans>
        }
      />
      {isLoading ? (
        <Skeleton variant="rounded" height={480} />
      ) : (
        <PostingEditor
          initialValues={emptyPosting(info?.userName || user?.name || '', info)}
          draftKey={`posting-of-${user?.id ?? ''}`}
          confirmLabel={t`Publish`}
          onSave={async (form) => {
            const { projectReleaseInforId } = await inForm(add(form));
            notify(t`Your project is published.`);
            void navigate(pathTo('positionDetail', { projectReleaseInforId }));
          }}
          onCancel={() => void navigate(pathTo('positions'))}
        />
      )}
    </>
  );
}

function Edit({ projectReleaseInforId }: { projectReleaseInforId: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [edit] = useClientEditPositionProjectMutation();
  const query = useClientGetPositionProjectDetailQuery({ projectReleaseInforId });
  const detail = pathTo('positionDetail', { projectReleaseInforId });
  return (
    <>
      <PageHeader
        title={<Trans>Edit the posting</Trans>}
        description={<Trans>Suppliers see the changes as soon as you save them.</Trans>}
      />
      <DataState query={query} skeleton={6}>
        {(posting) => (
          <PostingEditor
            initialValues={valuesOf(posting)}
            draftKey={`posting-${projectReleaseInforId}`}
            confirmLabel={t`Save`}
            onSave={async (form) => {
              await inForm(edit({ projectReleaseInforId, ...form }));
              notify(t`Your changes are saved.`);
              void navigate(detail);
            }}
            onCancel={() => void navigate(detail)}
          />
        )}
      </DataState>
    </>
  );
}
