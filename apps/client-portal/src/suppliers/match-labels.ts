import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MatchPartName } from '@tolk/domain';

interface PartLabel {
  name: MessageDescriptor;
  /** All points. */
  full: MessageDescriptor;
  /** Some points; left out where there are all or none. */
  some?: MessageDescriptor;
  none: MessageDescriptor;
  /** The supplier says nothing that could be compared. */
  unknown?: MessageDescriptor;
}

/** What each part of a match says, in plain words. */
export const matchLabels: Readonly<Record<MatchPartName, PartLabel>> = {
  pair: {
    name: msg({ message: 'Language pair', context: 'fact' }),
    full: msg`Offers this exact direction.`,
    some: msg`Offers the opposite direction only.`,
    none: msg`Does not offer these languages for this kind of work.`,
  },
  field: {
    name: msg({ message: 'Professional field', context: 'fact' }),
    full: msg`Works in this field.`,
    none: msg`This field is not listed.`,
  },
  rate: {
    name: msg({ message: 'Rate', context: 'match' }),
    full: msg`Within your rate.`,
    some: msg`Above your rate.`,
    none: msg`Well above your rate.`,
    unknown: msg`Has not quoted a rate for this pair in your unit and currency.`,
  },
  test: {
    name: msg({ message: 'Language test', context: 'fact' }),
    full: msg`Passed the test for this pair.`,
    none: msg`Has not passed the test for this pair.`,
  },
  experience: {
    name: msg({ message: 'Experience', context: 'fact' }),
    full: msg`Has the experience you ask for.`,
    some: msg`Less experience than you ask for.`,
    none: msg`No years of experience given.`,
  },
  rating: {
    name: msg({ message: 'Ratings', context: 'fact' }),
    full: msg`Five stars from clients.`,
    some: msg`Based on client ratings; new suppliers start at four stars.`,
    none: msg`Poorly rated by clients.`,
  },
  verified: {
    name: msg({ message: 'Verification', context: 'fact' }),
    full: msg`The real name is verified.`,
    none: msg`The real name is not verified.`,
  },
  region: {
    name: msg({ message: 'Place', context: 'fact' }),
    full: msg`At the place of the work.`,
    some: msg`In the same province.`,
    none: msg({ message: 'Somewhere else.', context: 'fact' }),
  },
};

/** Nothing makes up for the languages, so all else gives no points, whatever there is to it. */
export const languagesFirstText = msg`Counts only if the languages match.`;

interface Part {
  name: string;
  points: number;
  max: number;
  asked: boolean;
  known: boolean;
}

function isPart(name: string): name is MatchPartName {
  return Object.hasOwn(matchLabels, name);
}

/** Name and sentence of each part, in the match's order; what is not asked for or unknown here is left out. */
export function wordsOfParts(parts: readonly Part[]) {
  const languagesFit = parts.every(({ name, points }) => name !== 'pair' || points > 0);
  return parts.flatMap((part) => {
    const { name } = part;
    if (!part.asked || !isPart(name)) return [];
    const words = matchLabels[name];
    const sentence = languagesFit || name === 'pair' ? sentenceOf(part, words) : languagesFirstText;
    return [{ ...part, label: words.name, sentence }];
  });
}

function sentenceOf({ points, max, known }: Part, words: PartLabel): MessageDescriptor {
  if (!known && words.unknown) return words.unknown;
  if (points >= max) return words.full;
  return points > 0 ? (words.some ?? words.none) : words.none;
}
