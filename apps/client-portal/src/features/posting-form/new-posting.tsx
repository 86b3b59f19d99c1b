import { Trans, useLingui } from '@lingui/react/macro';
import {
  inForm,
  useClientAddPositionProjectMutation,
  useClientGetPositionDraftsQuery,
  useClientGetPositionProjectDetailQuery,
  useClientGetPostingTemplatesQuery,
  useClientGetSysInfoBasicsDataQuery,
  useClientSavePositionDraftMutation,
} from '@tolk/api-client';
import { Box, Button, DataState, Empty, formWidth, notify, Skeleton } from '@tolk/design-system';
import { PageDrawing } from '@tolk/design-system/drawings';
import { PageHeader } from '@tolk/design-system/pieces';
import { pathTo, RouteLink, useNavigate, useSession } from '@tolk/platform';
import type { ComponentProps } from 'react';
import { PostingEditor } from './posting-editor.tsx';
import {
  emptyPosting,
  valuesAgain,
  valuesOfDraft,
  valuesOfTemplate,
  type PostingValues,
} from './posting-values.ts';

/**
 * An empty form, with what is known of the client. The short one asks for the least and leads to all
 * fields; both are one form, so that nothing is typed twice.
 */
export function NewPosting({ short }: { short: boolean }) {
  const { session } = useSession();
  const user = session.status === 'signedIn' ? session.user : undefined;
  const known = useKnownValues();
  const navigate = useNavigate();
  return (
    <>
      <Box sx={{ maxWidth: formWidth }}>
        <PageHeader
          title={<Trans>Publish a project</Trans>}
          description={
            <Trans>Describe the work. Suppliers find it in the job hall and apply to you.</Trans>
          }
          actions={short ? null : <ShortFormLink />}
        />
      </Box>
      {known && user ? (
        <UnpublishedEditor
          initialValues={known}
          draftKey={`posting-of-${user.id}`}
          short={short ? { onAllFields: () => void navigate(pathTo('positionEdit')) } : undefined}
        />
      ) : (
        <Skeleton variant="rounded" height={480} />
      )}
    </>
  );
}

function ShortFormLink() {
  return (
    <Button component={RouteLink} to="positionEdit" params={{ form: 'short' }}>
      <Trans context="button">Short form</Trans>
    </Button>
  );
}

/** The client's own posting once more, as a new one: everything is taken over but the dates. */
export function PostingAgain({ projectReleaseInforId }: { projectReleaseInforId: string }) {
  const query = useClientGetPositionProjectDetailQuery({ projectReleaseInforId });
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Publish again</Trans>}
        description={
          <Trans>
            A new project with everything from the old one except its dates. Applications stay with
            the old one.
          </Trans>
        }
      />
      <DataState query={query} skeleton={6}>
        {(posting) => (
          <UnpublishedEditor
            initialValues={valuesAgain(posting)}
            draftKey={`posting-again-${projectReleaseInforId}`}
          />
        )}
      </DataState>
    </>
  );
}

/** A new posting that begins with what a template keeps. */
export function PostingFromTemplate({ postingTemplateId }: { postingTemplateId: string }) {
  const query = useClientGetPostingTemplatesQuery({});
  const known = useKnownValues();
  const template = query.data?.find((kept) => kept.postingTemplateId === postingTemplateId);
  return (
    <>
      <PageHeader
        title={<Trans>Publish a project</Trans>}
        description={<Trans>It begins with your template. Add dates and files.</Trans>}
      />
      <DataState query={{ ...query, data: known ? query.data : undefined }} skeleton={6}>
        {() =>
          template && known ? (
            <UnpublishedEditor
              initialValues={valuesOfTemplate(template.form, known)}
              draftKey={`posting-template-${postingTemplateId}`}
            />
          ) : (
            <Empty
              title={<Trans>This template is gone</Trans>}
              message={<Trans>It was deleted.</Trans>}
              drawing={<PageDrawing />}
            />
          )
        }
      </DataState>
    </>
  );
}

/** One of the drafts. */
export function DraftPosting({ draftId }: { draftId: string }) {
  const query = useClientGetPositionDraftsQuery({});
  const known = useKnownValues();
  const draft = query.data?.list.find((kept) => kept.draftId === draftId);
  return (
    <>
      <PageHeader
        title={<Trans>Publish a project</Trans>}
        description={<Trans>Your draft, as you left it.</Trans>}
      />
      <DataState query={{ ...query, data: known ? query.data : undefined }} skeleton={6}>
        {() =>
          draft && known ? (
            <UnpublishedEditor
              initialValues={valuesOfDraft(draft, known)}
              draftKey={`posting-draft-${draftId}-${draft.savedAt}`}
              draftId={draftId}
            />
          ) : (
            <Empty
              title={<Trans>This draft is gone</Trans>}
              message={<Trans>It was published or discarded.</Trans>}
              drawing={<PageDrawing />}
            />
          )
        }
      </DataState>
    </>
  );
}

/** Only to fill in what is known already: without it the form is empty, not away. Undefined until it is asked. */
function useKnownValues(): PostingValues | undefined {
  const { data: info, isLoading } = useClientGetSysInfoBasicsDataQuery({});
  const { session } = useSession();
  const account = session.status === 'signedIn' ? session.user?.account : undefined;
  return isLoading || account === undefined
    ? undefined
    : emptyPosting(info?.userName ?? '', account, info);
}

interface EditorProps {
  initialValues: PostingValues;
  draftKey: string;
  draftId?: string;
  short?: ComponentProps<typeof PostingEditor>['short'];
}

function UnpublishedEditor({ initialValues, draftKey, draftId, short }: EditorProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [add] = useClientAddPositionProjectMutation();
  const [saveDraft] = useClientSavePositionDraftMutation();
  const kept = draftId === undefined ? {} : { draftId };
  return (
    <PostingEditor
      initialValues={initialValues}
      draftKey={draftKey}
      short={short}
      confirmLabel={t({ message: 'Publish', context: 'button' })}
      isNew
      onSave={async (form, askedFirst) => {
        const first = askedFirst === undefined ? {} : { askedFirst };
        const { projectReleaseInforId } = await inForm(add({ ...form, ...first, ...kept }));
        notify(t`Your project is published.`);
        void navigate(pathTo('positionDetail', { projectReleaseInforId }), { replace: true });
      }}
      onSaveDraft={async (draft) => {
        await inForm(saveDraft({ ...draft, ...kept }));
        notify(t`Your draft is saved under My projects.`);
      }}
      onLeave={(how) =>
        void navigate(pathTo('positions', how === 'savedDraft' ? { projectStatus: 'draft' } : {}))
      }
    />
  );
}
