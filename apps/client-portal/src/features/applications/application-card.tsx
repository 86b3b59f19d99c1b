import { Trans, useLingui } from '@lingui/react/macro';
import type { ApplicationRow } from '@tolk/contract';
import { Avatar, Link, Stack } from '@tolk/design-system';
import { DateTime, LanguagePairChip, Money, RowCard, StatusChip } from '@tolk/design-system/pieces';
import { applicationLook, useNames } from '@tolk/order-views';
import { RouteLink } from '@tolk/platform';
import { ApplicationActions } from './application-actions.tsx';

interface Props {
  application: ApplicationRow;
  /** Whether the posting stands on the card: in the list of all postings it does. */
  withPosting: boolean;
  onOpen: () => void;
}

/** Letters of the application that a list shows; the rest is a click away. */
const excerpt = 160;

/** A received application in a list. */
export function ApplicationCard({ application, withPosting, onOpen }: Props) {
  const { i18n } = useLingui();
  const names = useNames();
  const { label, tone } = applicationLook(application.status, 'client');
  const { content, expectedPrice, projectReleaseInforId } = application;
  return (
    <RowCard
      title={
        <Stack component="span" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Avatar name={application.supUserName} size={32} />
          <span>{application.supUserName}</span>
        </Stack>
      }
      status={<StatusChip tone={tone}>{i18n._(label)}</StatusChip>}
      facts={
        <>
          {withPosting ? (
            <Link component={RouteLink} to="positionResume" params={{ projectReleaseInforId }}>
              {application.projectName}
            </Link>
          ) : null}
          <LanguagePairChip
            source={application.sourceLanguage}
            target={application.targetLanguage}
          />
          <span>
            <Money amount={expectedPrice} currency={application.currency} emphasis="strong" />{' '}
            {names.unit(application.unitName)}
          </span>
          <span>
            <Trans>
              Applied <DateTime iso={application.createTime} />
            </Trans>
          </span>
        </>
      }
      notice={content.length > excerpt ? `${content.slice(0, excerpt).trimEnd()}…` : content}
      actions={<ApplicationActions application={application} onOpen={onOpen} />}
    />
  );
}
