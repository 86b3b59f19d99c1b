import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
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

/** What a score comes from: the parts that fit wholly, and those that cost points. */
export function MatchReasons({ match: { parts } }: { match: Match }) {
  const { i18n } = useLingui();
  const separator = useLanguage() === 'en' ? ', ' : '、';
  const asked = parts.filter((part) => part.asked && part.name in partLabels);
  const namesOf = (chosen: Match['parts']) =>
    chosen.map(({ name }) => i18n._(partLabels[name] ?? { id: name })).join(separator);
  const met = namesOf(asked.filter(({ points, max }) => points === max));
  const short = namesOf(asked.filter(({ points, max }) => points < max));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, color: 'text.secondary' }}>
      {met ? (
        <span>
          <Trans>Fits: {met}</Trans>
        </span>
      ) : null}
      {short ? (
        <span>
          <Trans>Not a match: {short}</Trans>
        </span>
      ) : null}
    </Box>
  );
}
