import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { Match } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import type { MatchPartName } from '@tolk/domain';
import { useLanguage } from '@tolk/i18n';

const partLabels: Readonly<Record<string, MessageDescriptor>> = {
  pair: msg({ message: 'languages', context: 'match' }),
  field: msg({ message: 'field', context: 'match' }),
  rate: msg({ message: 'rate', context: 'match' }),
  test: msg({ message: 'language test', context: 'match' }),
  experience: msg({ message: 'experience', context: 'match' }),
  rating: msg({ message: 'reviews', context: 'match' }),
  verified: msg({ message: 'real name', context: 'match' }),
  region: msg({ message: 'place', context: 'match' }),
} satisfies Record<MatchPartName, MessageDescriptor>;

/** What a score comes from: the parts that fit wholly, and those that cost points; empty where there are none. */
export function useMatchReasons() {
  const { i18n, t } = useLingui();
  const separator = useLanguage() === 'en' ? ', ' : '、';
  return ({ parts }: Match) => {
    const asked = parts.filter((part) => part.asked && part.name in partLabels);
    const namesOf = (chosen: Match['parts']) =>
      chosen.map(({ name }) => i18n._(partLabels[name] ?? { id: name })).join(separator);
    const met = namesOf(asked.filter(({ points, max }) => points === max));
    const short = namesOf(asked.filter(({ points, max }) => points < max));
    return {
      fits: met && t`Fits: ${met}`,
      fails: short && t`Not a match: ${short}`,
    };
  };
}

export function MatchReasons({ match }: { match: Match }) {
  const { fits, fails } = useMatchReasons()(match);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, color: 'text.secondary' }}>
      {fits ? <span>{fits}</span> : null}
      {fails ? <span>{fails}</span> : null}
    </Box>
  );
}
