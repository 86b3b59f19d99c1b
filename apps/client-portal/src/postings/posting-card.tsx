import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { OwnPostingRow } from '@tolk/contract';
import { Link } from '@tolk/design-system';
import { LanguagePairChip, Money, RowCard, StatusChip } from '@tolk/design-system/pieces';
import { positionChips, useNames, useRegionName } from '@tolk/labels';
import { ClosingTime } from '@tolk/market-views';
import { RouteLink } from '@tolk/platform';
import type { ReactNode } from 'react';

interface Props {
  posting: OwnPostingRow;
  actions?: ReactNode;
}

/** One of the client's postings in a list. */
export function PostingCard({ posting, actions }: Props) {
  const { i18n } = useLingui();
  const { label, tone, hint } = positionChips[posting.projectStatus];
  const params = { projectReleaseInforId: posting.projectReleaseInforId };
  return (
    <RowCard
      title={
        <Link component={RouteLink} to="positionDetail" params={params}>
          {posting.projectName}
        </Link>
      }
      status={
        <StatusChip tone={tone} hint={hint && i18n._(hint)}>
          {i18n._(label)}
        </StatusChip>
      }
      facts={<Facts posting={posting} />}
      notice={
        posting.unreadDeliveries > 0 ? (
          <Link component={RouteLink} to="positionResume" params={params} color="secondary">
            <Plural
              value={posting.unreadDeliveries}
              one="# unread application"
              other="# unread applications"
            />
          </Link>
        ) : null
      }
      actions={actions}
    />
  );
}

/** In the order that every list of postings has: pair, field, pay, deadline, place, echo. */
function Facts({ posting }: { posting: OwnPostingRow }) {
  const names = useNames();
  const regionName = useRegionName();
  const { memberName } = posting;
  return (
    <>
      <LanguagePairChip
        source={posting.sourceLanguage}
        target={posting.targetLanguage}
        bothWays={posting.bothDirections}
      />
      <span>{names.field(posting.whFieldId)}</span>
      <span>
        <Money amount={posting.salary} currency={posting.currency} emphasis="strong" />{' '}
        {names.perUnit(posting.unitName)}
      </span>
      <ClosingTime posting={posting} />
      <span>{regionName(posting.region)}</span>
      <span>
        <Plural value={posting.viewsCount} one="# view" other="# views" />
      </span>
      <span>
        <Plural value={posting.deliveriesCount} one="# application" other="# applications" />
      </span>
      {memberName === undefined ? null : (
        <span>
          <Trans>Published by {memberName}</Trans>
        </span>
      )}
    </>
  );
}
