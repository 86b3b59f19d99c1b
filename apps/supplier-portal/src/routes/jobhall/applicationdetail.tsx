import { Trans, useLingui } from '@lingui/react/macro';
import { useMemberMay } from '@tolk/account-views';
import { useSupGetProjectApplicationJLDetailQuery } from '@tolk/api-client';
import type { ApplicationRow } from '@tolk/contract';
import { Button, DataState, Link, Stack, Typography } from '@tolk/design-system';
import {
  DateTime,
  DefinitionList,
  LanguagePairChip,
  LongText,
  Money,
  PageHeader,
  Section,
  StatusChip,
} from '@tolk/design-system/pieces';
import { applicationLook, useNames } from '@tolk/labels';
import { FileList, MessageButton, negotiatedOffer, OfferChip } from '@tolk/market-views';
import { RouteLink, useSearchParams } from '@tolk/platform';
import { useState, type ReactNode } from 'react';
import { NegotiationLink, Withdraw } from '../../features/applications/application-list.tsx';
import { EditDialog } from '../../features/applications/edit-dialog.tsx';
import { ProjectCases } from '../../features/applications/project-cases.tsx';
import { WithdrawDialog } from '../../features/applications/withdraw-dialog.tsx';
import { PostingList } from '../../features/postings/posting-list.tsx';

/** One application (`projectApplicationJLId`) with everything that went along with it. */
export function Screen() {
  const [search] = useSearchParams();
  const projectApplicationJLId = search.get('projectApplicationJLId') ?? '';
  const query = useSupGetProjectApplicationJLDetailQuery({ projectApplicationJLId });
  return (
    <DataState
      query={{ ...query, data: query.currentData }}
      skeleton={6}
      back={<BackToApplications />}
    >
      {({ application, posting }) => (
        <>
          <Application application={application} />
          <Section title={<Trans context="heading">The job</Trans>}>
            <PostingList
              postings={[posting]}
              applied={new Set(application.projectOrderId ? [] : [posting.projectReleaseInforId])}
            />
          </Section>
        </>
      )}
    </DataState>
  );
}

/** Nothing once there is an answer: whoever decided or ordered knows it. */
function readEntry({ readTime, status }: ApplicationRow, notYet: string): ReactNode {
  if (readTime !== null) return <DateTime iso={readTime} />;
  return status === 'applied' || status === 'read' ? notYet : null;
}

/** As long as the client has not read it. */
function Edit({ application }: { application: ApplicationRow }) {
  const [shown, setShown] = useState<ApplicationRow>();
  const coordinates = useMemberMay('coordinate');
  const may = application.allowedActions.some(
    ({ action, enabled }) => action === 'edit' && enabled,
  );
  if (!coordinates || (!may && !shown)) return null;
  return (
    <>
      <Button onClick={() => setShown(application)}>
        <Trans context="button">Edit</Trans>
      </Button>
      {shown ? <EditDialog application={shown} onClose={() => setShown(undefined)} /> : null}
    </>
  );
}

function BackToApplications() {
  return (
    <Link component={RouteLink} to="applicationRecord">
      <Trans context="link">My applications</Trans>
    </Link>
  );
}

function Application({ application }: { application: ApplicationRow }) {
  const { t, i18n } = useLingui();
  const names = useNames();
  const [asked, setAsked] = useState<ApplicationRow>();
  const { projectOrderId, resumeFile, files, projectCases } = application;
  const status = applicationLook(application.status, 'supplier');
  return (
    <>
      <PageHeader
        back={<BackToApplications />}
        title={application.projectName}
        status={
          <>
            <StatusChip tone={status.tone}>{i18n._(status.label)}</StatusChip>
            <OfferChip offer={negotiatedOffer(application)} viewer="supplier" />
          </>
        }
        actions={
          <>
            <MessageButton viewer="supplier" to={{ about: application.projectReleaseInforId }} />
            <NegotiationLink application={application} />
            {projectOrderId ? (
              <Button
                variant="contained"
                component={RouteLink}
                to="supplierOrder"
                params={{ projectOrderId }}
              >
                <Trans>Open the order</Trans>
              </Button>
            ) : null}
            <Edit application={application} />
            <Withdraw application={application} onWithdraw={() => setAsked(application)} />
          </>
        }
      />
      <Section title={<Trans context="heading">Your application</Trans>}>
        <Stack spacing={2.5}>
          <DefinitionList
            entries={[
              {
                key: 'pair',
                label: t({ message: 'Languages', context: 'fact' }),
                value: (
                  <LanguagePairChip
                    source={application.sourceLanguage}
                    target={application.targetLanguage}
                    bothWays={application.bothDirections}
                  />
                ),
              },
              {
                key: 'price',
                label: t({ message: 'Expected price', context: 'fact' }),
                value: (
                  <>
                    <Money
                      amount={application.expectedPrice}
                      currency={application.currency}
                      emphasis="earned"
                    />{' '}
                    {names.perUnit(application.unitName)}
                  </>
                ),
              },
              {
                key: 'sent',
                label: t({ message: 'Sent', context: 'time' }),
                value: <DateTime iso={application.createTime} />,
              },
              {
                key: 'read',
                label: t`Read by the client`,
                value: readEntry(application, t({ message: 'not yet', context: 'value' })),
              },
            ]}
          />
          <LongText label={t`Why should the client choose you?`}>{application.content}</LongText>
          {application.instructions === '' ? null : (
            <LongText label={t({ message: 'Anything else', context: 'fact' })}>
              {application.instructions}
            </LongText>
          )}
          {files.length === 0 ? null : <FileList files={files} />}
          {resumeFile === null ? null : <FileList files={[resumeFile]} />}
          {projectCases.length > 0 ? (
            <div>
              <Typography variant="subtitle2" component="h3">
                <Trans context="heading">Project cases</Trans>
              </Typography>
              <ProjectCases cases={projectCases} />
            </div>
          ) : null}
        </Stack>
      </Section>
      <WithdrawDialog application={asked} onClose={() => setAsked(undefined)} />
    </>
  );
}
