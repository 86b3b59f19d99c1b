import { Trans, useLingui } from '@lingui/react/macro';
import { isCallError, useClientGetSupResumeDataQuery } from '@tolk/api-client';
import type { ApplicationRow, SupplierNote } from '@tolk/contract';
import { Box, Button, DataState, Empty, Link, Stack, Typography } from '@tolk/design-system';
import { PageDrawing } from '@tolk/design-system/drawings';
import { EditIcon, SendIcon } from '@tolk/design-system/icons';
import { DateTime, Money, PageHeader, Section, StatusChip } from '@tolk/design-system/pieces';
import { DetailLayout } from '@tolk/design-system/portal';
import { applicationLook, useNames } from '@tolk/labels';
import { MessageButton, ReportButton, ResumeView } from '@tolk/market-views';
import { RouteLink } from '@tolk/platform';
import { useState } from 'react';
import { ApplicationActions } from '../../applications/application-actions.tsx';
import { InviteDialog } from '../../suppliers/invite-dialog.tsx';
import { SaveToList } from '../../suppliers/save-to-list.tsx';
import { NoteDialog } from '../../notes/note-dialog.tsx';
import { NoteView } from '../../notes/note-view.tsx';

/** A supplier's whole resume as the client may read it, with what lies between the two. */
export function SupplierResume({ supUserId }: { supUserId: string }) {
  const query = useClientGetSupResumeDataQuery({ supUserId });
  if (isCallError(query.error) && [403, 404, 422].includes(query.error.code)) return <NotOpen />;
  return (
    <DataState query={{ ...query, data: query.currentData }} skeleton={6}>
      {({ resume, applications, note, savedIn }) => (
        <>
          <PageHeader
            title={<Trans>Resume of {resume.head.supUserName}</Trans>}
            back={
              <Link component={RouteLink} to="people">
                <Trans context="link">People</Trans>
              </Link>
            }
            actions={
              <>
                <MessageButton viewer="client" to={{ supUserId }} />
                <SaveToList supplier={resume.head} savedIn={savedIn} />
                <Invite supplier={resume.head} />
                <Button
                  component={RouteLink}
                  to="orderEdit"
                  params={{ supUserId }}
                  variant="contained"
                  data-print="no"
                >
                  <Trans>Create an order</Trans>
                </Button>
              </>
            }
          />
          <DetailLayout>
            <div>
              <ResumeView resume={resume} reviewActions={reportReview} />
            </div>
            <div data-print="no">
              <Applications applications={applications} />
              <Note supplier={resume.head} note={note} />
              <ReportButton subject="resume" subjectId={supUserId} />
            </div>
          </DetailLayout>
        </>
      )}
    </DataState>
  );
}

function reportReview(evaluateId: string) {
  return <ReportButton subject="review" subjectId={evaluateId} />;
}

interface Supplier {
  supUserId: string;
  supUserName: string;
}

function Invite({ supplier }: { supplier: Supplier }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<SendIcon />} onClick={() => setOpen(true)}>
        <Trans>Invite to a project</Trans>
      </Button>
      {open ? (
        <InviteDialog
          supplier={supplier}
          projectReleaseInforId={null}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

function Applications({ applications }: { applications: readonly ApplicationRow[] }) {
  return (
    <Section title={<Trans>Applications to you</Trans>}>
      {applications.length === 0 ? (
        <Typography color="textSecondary">
          <Trans>This supplier has not applied to you yet.</Trans>
        </Typography>
      ) : (
        <Stack spacing={2.5}>
          {applications.map((application) => (
            <Application key={application.projectApplicationJLId} application={application} />
          ))}
        </Stack>
      )}
    </Section>
  );
}

function Application({ application }: { application: ApplicationRow }) {
  const { i18n } = useLingui();
  const names = useNames();
  const { label, tone } = applicationLook(application.status, 'client');
  const { projectReleaseInforId, projectApplicationJLId } = application;
  return (
    <Box component="article">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <Link
          component={RouteLink}
          to="positionResume"
          params={{ projectReleaseInforId, application: projectApplicationJLId }}
          sx={{ minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600 }}
        >
          {application.projectName}
        </Link>
        <StatusChip tone={tone}>{i18n._(label)}</StatusChip>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 1.5 }}>
        <Money amount={application.expectedPrice} currency={application.currency} />{' '}
        {names.perUnit(application.unitName)} ·{' '}
        <Trans>
          Applied <DateTime iso={application.createTime} />
        </Trans>
      </Typography>
      <ApplicationActions application={application} among="others" />
    </Box>
  );
}

function Note({ supplier, note }: { supplier: Supplier; note: SupplierNote | null }) {
  const [open, setOpen] = useState(false);
  return (
    <Section
      title={<Trans context="heading">Your note</Trans>}
      action={
        <Button size="small" startIcon={<EditIcon />} onClick={() => setOpen(true)}>
          {note ? <Trans>Edit the note</Trans> : <Trans>Write a note</Trans>}
        </Button>
      }
    >
      {note ? (
        <NoteView note={note} />
      ) : (
        <Typography color="textSecondary">
          <Trans>Only you can see it. The supplier is not notified.</Trans>
        </Typography>
      )}
      {open ? <NoteDialog supplier={supplier} note={note} onClose={() => setOpen(false)} /> : null}
    </Section>
  );
}

/** Absent or not for this client: one answer for both. */
function NotOpen() {
  return (
    <Empty
      title={<Trans>You can’t view this resume</Trans>}
      message={
        <Trans>
          You can read it once this supplier applies to you, works for you or chooses to be listed.
        </Trans>
      }
      drawing={<PageDrawing />}
      action={
        <Button component={RouteLink} to="supplierSearch" variant="outlined">
          <Trans context="button">Find suppliers</Trans>
        </Button>
      }
    />
  );
}
