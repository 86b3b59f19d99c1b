import type { PostingRow as Posting } from '@tolk/contract';
import { Link } from '@tolk/design-system';
import { LanguagePairChip, Money, RowCard } from '@tolk/design-system/pieces';
import { useNames, useRegionName } from '@tolk/labels';
import { ClosingTime } from '@tolk/market-views';
import { RouteLink } from '@tolk/platform';
import type { ReactNode } from 'react';

interface PostingRowProps {
  posting: Posting;
  /** What the list it stands in has to say of it. */
  status: ReactNode;
  /** Below the facts: why it is in this list. */
  notice?: ReactNode;
}

/** One posting of a list, everywhere in the same order: title, pair, field, pay, deadline, place. */
export function PostingRow({ posting, status, notice }: PostingRowProps) {
  const names = useNames();
  const regionName = useRegionName();
  const { projectReleaseInforId } = posting;
  return (
    <RowCard
      title={
        <Link component={RouteLink} to="jobDetail" params={{ projectReleaseInforId }}>
          {posting.projectName}
        </Link>
      }
      status={status}
      notice={notice}
      facts={
        <>
          <LanguagePairChip
            source={posting.sourceLanguage}
            target={posting.targetLanguage}
            bothWays={posting.bothDirections}
          />
          <span>
            {names.type(posting.projectType)} · {names.field(posting.whFieldId)}
          </span>
          <span>
            <Money amount={posting.salary} currency={posting.currency} emphasis="earned" />{' '}
            {names.perUnit(posting.unitName)}
          </span>
          <ClosingTime posting={posting} />
          <span>{regionName(posting.region)}</span>
        </>
      }
    />
  );
}
