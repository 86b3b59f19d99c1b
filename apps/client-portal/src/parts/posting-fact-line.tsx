import { Plural } from '@lingui/react/macro';
import type { OwnPostingRow } from '@tolk/contract';
import { Deadline, LanguagePairChip, Money } from '@tolk/design-system/pieces';
import { RegionName } from '../words/region-name.tsx';
import { useWorkNames } from '../words/work-names.ts';

/** A posting's facts in the order that every list has: pair, field, pay, deadline, place, echo. */
export function PostingFactLine({ posting }: { posting: OwnPostingRow }) {
  const names = useWorkNames();
  return (
    <>
      <LanguagePairChip source={posting.sourceLanguage} target={posting.targetLanguage} />
      <span>{names.field(posting.whFieldId)}</span>
      <span>
        <Money amount={posting.salary} currency={posting.currency} emphasis="strong" />{' '}
        {names.unit(posting.unitName)}
      </span>
      <Deadline iso={posting.deadline} authorZone={posting.zone} />
      <span>
        <RegionName code={posting.region} />
      </span>
      <span>
        <Plural value={posting.viewsCount} one="# view" other="# views" />
      </span>
      <span>
        <Plural value={posting.deliveriesCount} one="# application" other="# applications" />
      </span>
    </>
  );
}
