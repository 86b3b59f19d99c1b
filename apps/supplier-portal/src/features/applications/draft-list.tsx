import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemberMay } from '@tolk/account-views';
import {
  useSupDropApplicationDraftMutation,
  useSupGetApplicationDraftsQuery,
} from '@tolk/api-client';
import type { calls, ResponseOf } from '@tolk/contract';
import { Button, DataState, Link, Stack, type Tone } from '@tolk/design-system';
import { InboxDrawing } from '@tolk/design-system/drawings';
import {
  DateTime,
  LanguagePairChip,
  Money,
  RowCard,
  RowCards,
  StatusChip,
} from '@tolk/design-system/pieces';
import { ConfirmDialog } from '@tolk/design-system/portal';
import { useNames } from '@tolk/labels';
import { ClosingTime } from '@tolk/market-views';
import { RouteLink } from '@tolk/platform';
import { useState } from 'react';

type Draft = ResponseOf<(typeof calls)['supinterface']['jobs']['getApplicationDrafts']>[number];

/** What the supplier has written for jobs and not sent, with what each waits for. */
export function DraftList() {
  const query = useSupGetApplicationDraftsQuery({});
  const [asked, setAsked] = useState<Draft>();
  return (
    <>
      <DataState
        query={query}
        empty={{
          title: <Trans context="heading">No drafts</Trans>,
          message: (
            <Trans>
              An application that you write before you have passed the language test waits here.
            </Trans>
          ),
          drawing: <InboxDrawing />,
        }}
      >
        {(drafts) => (
          <RowCards>
            {drafts.map((draft) => (
              <Row
                key={draft.projectReleaseInforId}
                draft={draft}
                onDelete={() => setAsked(draft)}
              />
            ))}
          </RowCards>
        )}
      </DataState>
      <DeleteDialog draft={asked} onClose={() => setAsked(undefined)} />
    </>
  );
}

const waits: Readonly<Record<Draft['waitsFor'], { label: MessageDescriptor; tone: Tone }>> = {
  languageTest: { label: msg`Sent once the language test is passed`, tone: 'waiting' },
  terms: { label: msg`The job has changed: check it and send it`, tone: 'attention' },
  supplier: { label: msg`Not sent: open it to see why`, tone: 'attention' },
  nothing: { label: msg`The job takes no applications any more`, tone: 'neutral' },
};

function Row({ draft, onDelete }: { draft: Draft; onDelete: () => void }) {
  const { i18n } = useLingui();
  const { projectReleaseInforId, posting, waitsFor, savedTime } = draft;
  const { label, tone } = waits[waitsFor];
  return (
    <RowCard
      title={
        posting === null ? (
          <Trans>A job that is no longer shown to you</Trans>
        ) : (
          <Link component={RouteLink} to="jobDetail" params={{ projectReleaseInforId }}>
            {posting.projectName}
          </Link>
        )
      }
      status={<StatusChip tone={tone}>{i18n._(label)}</StatusChip>}
      facts={
        <>
          {posting === null ? null : <PostingFacts posting={posting} />}
          <OwnPrice draft={draft} />
          <span>
            <Trans>
              Saved on <DateTime iso={savedTime} />
            </Trans>
          </span>
        </>
      }
      notice={draft.content}
      actions={<Actions draft={draft} onDelete={onDelete} />}
    />
  );
}

function PostingFacts({ posting }: { posting: NonNullable<Draft['posting']> }) {
  const names = useNames();
  return (
    <>
      <LanguagePairChip
        source={posting.sourceLanguage}
        target={posting.targetLanguage}
        bothWays={posting.bothDirections}
      />
      <span>{names.type(posting.projectType)}</span>
      <ClosingTime posting={posting} />
    </>
  );
}

/** What they ask for in it. */
function OwnPrice({ draft: { expectedPrice, currency, unitName } }: { draft: Draft }) {
  const names = useNames();
  if (currency === null || unitName === null) return null;
  return (
    <span>
      <Money amount={expectedPrice} currency={currency} emphasis="earned" />{' '}
      {names.perUnit(unitName)}
    </span>
  );
}

function Actions({ draft, onDelete }: { draft: Draft; onDelete: () => void }) {
  const coordinates = useMemberMay('coordinate');
  const { projectReleaseInforId, posting, waitsFor } = draft;
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {posting !== null && waitsFor === 'languageTest' ? (
        <Button
          variant="contained"
          component={RouteLink}
          to="languageTestTitle"
          params={{
            sourceLanguage: posting.sourceLanguage,
            targetLanguage: posting.targetLanguage,
          }}
        >
          <Trans>Take the language test</Trans>
        </Button>
      ) : null}
      {posting === null || waitsFor === 'nothing' ? null : (
        <Button component={RouteLink} to="jobDetail" params={{ projectReleaseInforId }}>
          <Trans context="button">Open</Trans>
        </Button>
      )}
      {coordinates ? (
        <Button onClick={onDelete}>
          <Trans context="button">Delete</Trans>
        </Button>
      ) : null}
    </Stack>
  );
}

function DeleteDialog({ draft, onClose }: { draft: Draft | undefined; onClose: () => void }) {
  const [drop] = useSupDropApplicationDraftMutation();
  return (
    <ConfirmDialog
      open={draft !== undefined}
      title={<Trans>Delete this draft?</Trans>}
      confirmLabel={<Trans context="button">Delete</Trans>}
      cancelLabel={<Trans>Keep the draft</Trans>}
      color="error"
      onConfirm={async () => {
        if (draft) await drop({ projectReleaseInforId: draft.projectReleaseInforId });
        onClose();
      }}
      onCancel={onClose}
    >
      <Trans>What you wrote is gone then, and it is not sent.</Trans>
    </ConfirmDialog>
  );
}
