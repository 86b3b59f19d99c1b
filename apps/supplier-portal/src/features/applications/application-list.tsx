import { Trans, useLingui } from '@lingui/react/macro';
import { useMemberMay } from '@tolk/account-views';
import type { ApplicationRow } from '@tolk/contract';
import { Button, Link, Stack } from '@tolk/design-system';
import {
  DateTime,
  LanguagePairChip,
  Money,
  RowCard,
  RowCards,
  StatusChip,
  Whose,
} from '@tolk/design-system/pieces';
import { ActionBar } from '@tolk/design-system/portal';
import { applicationLook, useNames } from '@tolk/labels';
import { isNegotiable, negotiatedOffer, OfferChip } from '@tolk/market-views';
import { RouteLink } from '@tolk/platform';

interface ApplicationListProps {
  applications: readonly ApplicationRow[];
  onWithdraw: (application: ApplicationRow) => void;
}

/** The supplier's applications: posting, state, price asked for, and the order made from it. */
export function ApplicationList({ applications, onWithdraw }: ApplicationListProps) {
  return (
    <RowCards>
      {applications.map((application) => (
        <Row
          key={application.projectApplicationJLId}
          application={application}
          onWithdraw={() => onWithdraw(application)}
        />
      ))}
    </RowCards>
  );
}

function Row({ application, onWithdraw }: { application: ApplicationRow; onWithdraw: () => void }) {
  const { i18n } = useLingui();
  const names = useNames();
  const status = applicationLook(application.status, 'supplier');
  const { projectReleaseInforId, projectApplicationJLId, projectOrderId, currency } = application;
  const { projectName } = application;
  return (
    <RowCard
      title={
        <Link component={RouteLink} to="jobDetail" params={{ projectReleaseInforId }}>
          {projectName}
        </Link>
      }
      status={
        <>
          <StatusChip tone={status.tone}>{i18n._(status.label)}</StatusChip>
          <OfferChip offer={negotiatedOffer(application)} viewer="supplier" />
        </>
      }
      facts={
        <>
          <LanguagePairChip
            source={application.sourceLanguage}
            target={application.targetLanguage}
            bothWays={application.bothDirections}
          />
          <span>{names.type(application.projectType)}</span>
          <span>
            <Money amount={application.expectedPrice} currency={currency} emphasis="earned" />{' '}
            {names.perUnit(application.unitName)}
          </span>
          <span>
            <Trans>
              Applied on <DateTime iso={application.createTime} />
            </Trans>
          </span>
        </>
      }
      notice={application.content}
      actions={
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {projectOrderId ? (
            <Button
              variant="contained"
              component={RouteLink}
              to="supplierOrder"
              params={{ projectOrderId }}
            >
              <Trans>Open the order</Trans>
              <Whose name={projectName} />
            </Button>
          ) : null}
          <Button component={RouteLink} to="applicationDetail" params={{ projectApplicationJLId }}>
            <Trans context="button">Details</Trans>
            <Whose name={projectName} />
          </Button>
          <NegotiationLink application={application} among="others" />
          <Withdraw application={application} onWithdraw={onWithdraw} among="others" />
        </Stack>
      }
    />
  );
}

interface OneOf {
  application: ApplicationRow;
  /** Several stand on the screen, so that each says what it is about. */
  among?: 'others';
}

/** To the offers, where there are or can be some. */
export function NegotiationLink({ application, among }: OneOf) {
  const negotiable = useMemberMay('coordinate') && isNegotiable(application);
  if (!negotiable && application.offer === null) return null;
  const { projectReleaseInforId, projectName, offer } = application;
  const waits = negotiable && offer?.status === 'open' && offer.by === 'client';
  return (
    <Button
      component={RouteLink}
      to="supplierNegotiation"
      params={{ projectReleaseInforId }}
      {...(waits ? { variant: 'contained', color: 'secondary' } : {})}
    >
      {waits ? (
        <Trans>Answer the offer</Trans>
      ) : negotiable ? (
        <Trans context="button">Negotiate</Trans>
      ) : (
        <Trans context="button">Offers</Trans>
      )}
      {among ? <Whose name={projectName} /> : null}
    </Button>
  );
}

/** Withdraw, as far as the server allows it. */
export function Withdraw({ application, onWithdraw, among }: OneOf & { onWithdraw: () => void }) {
  const { t } = useLingui();
  const coordinates = useMemberMay('coordinate');
  const withdraw = application.allowedActions.find(({ action }) => action === 'withdraw');
  if (!withdraw || !coordinates) return null;
  const { enabled, reason, availableAt } = withdraw;
  return (
    <ActionBar
      of={among && application.projectName}
      actions={[
        {
          key: 'withdraw',
          label: t({ message: 'Withdraw', context: 'button' }),
          onChoose: onWithdraw,
          enabled,
          reason,
          availableAt,
        },
      ]}
    />
  );
}
