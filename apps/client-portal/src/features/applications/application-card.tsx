import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReceivedApplication } from '@tolk/contract';
import { Box, Link } from '@tolk/design-system';
import { DateTime, LanguagePairChip, Money, RowCard, StatusChip } from '@tolk/design-system/pieces';
import { Checkbox } from '@tolk/design-system/portal';
import { priceOf } from '@tolk/domain';
import { applicationLook, useNames } from '@tolk/labels';
import { negotiatedOffer, OfferChip } from '@tolk/market-views';
import { RouteLink } from '@tolk/platform';
import { Pace } from '../../applications/pace.tsx';
import { ApplicantMarks } from '../../suppliers/applicant-marks.tsx';
import { ApplicationActions } from '../../applications/application-actions.tsx';
import { SupplierRating } from '../../suppliers/supplier-rating.tsx';
import { SupplierName } from '../../suppliers/supplier-name.tsx';
import { WholePrice } from '../../work-terms/whole-price.tsx';
import { useCompareChoice } from './compare-choice.ts';

interface Props {
  application: ReceivedApplication;
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
  const { content, instructions, expectedPrice, projectReleaseInforId, completedOrders } =
    application;
  const text = instructions ? `${content}\n${instructions}` : content;
  return (
    <RowCard
      title={<SupplierName supplier={application} />}
      status={
        <>
          <StatusChip tone={tone}>{i18n._(label)}</StatusChip>
          <OfferChip offer={negotiatedOffer(application)} viewer="client" />
          {application.isCollect ? (
            <StatusChip tone="neutral">
              <Trans context="menu">Collected</Trans>
            </StatusChip>
          ) : null}
        </>
      }
      facts={
        <>
          <ApplicantMarks {...application} />
          <SupplierRating rating={application.rating} />
          <span>
            <Plural value={completedOrders} one="# order completed" other="# orders completed" />
          </span>
          {withPosting ? (
            <Link component={RouteLink} to="positionResume" params={{ projectReleaseInforId }}>
              {application.projectName}
            </Link>
          ) : null}
          <LanguagePairChip
            source={application.sourceLanguage}
            target={application.targetLanguage}
            bothWays={application.bothDirections}
          />
          <span>
            <Money amount={expectedPrice} currency={application.currency} emphasis="strong" />{' '}
            {names.perUnit(application.unitName)}
          </span>
          <WholePrice
            price={priceOf(expectedPrice, application.estimatedWorkload)}
            currency={application.currency}
          />
          <Pace application={application} />
          <span>
            <Trans>
              Applied <DateTime iso={application.createTime} />
            </Trans>
          </span>
        </>
      }
      notice={text.length > excerpt ? `${text.slice(0, excerpt).trimEnd()}…` : text}
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'flex-start' }}>
          <ApplicationActions application={application} onOpen={onOpen} among="others" />
          <CompareCheck application={application} />
        </Box>
      }
    />
  );
}

function CompareCheck({ application }: { application: ReceivedApplication }) {
  const { t } = useLingui();
  const { chosen, full, toggle } = useCompareChoice();
  const { projectApplicationJLId, supUserName } = application;
  const on = chosen.includes(projectApplicationJLId);
  return (
    <Box
      component="label"
      sx={{ display: 'inline-flex', alignItems: 'center', typography: 'body2' }}
    >
      <Checkbox
        checked={on}
        disabled={full && !on}
        onChange={() => toggle(projectApplicationJLId)}
        slotProps={{ input: { 'aria-label': t`Compare ${supUserName}` } }}
        sx={{ ml: -1.25 }}
      />
      <Trans context="button">Compare</Trans>
    </Box>
  );
}
