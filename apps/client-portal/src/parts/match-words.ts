import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MatchPartName } from '@tolk/domain';

interface PartWords {
  name: MessageDescriptor;
  /** All points. */
  full: MessageDescriptor;
  /** Some points; left out where there are all or none. */
  some?: MessageDescriptor;
  none: MessageDescriptor;
}

/** What each part of a match says, in plain words. */
export const matchWords: Readonly<Record<MatchPartName, PartWords>> = {
  pair: {
    name: msg`Language pair`,
    full: msg`Offers exactly this direction.`,
    some: msg`Offers the opposite direction only.`,
    none: msg`Does not offer these languages.`,
  },
  field: {
    name: msg`Professional field`,
    full: msg`Works in this field.`,
    none: msg`Does not name this field.`,
  },
  rate: {
    name: msg`Rate`,
    full: msg`Within what you pay.`,
    some: msg`Above what you pay, or not stated in this unit.`,
    none: msg`Far above what you pay.`,
  },
  test: {
    name: msg`Language test`,
    full: msg`Passed the test of this pair.`,
    none: msg`Has not passed the test of this pair.`,
  },
  experience: {
    name: msg`Experience`,
    full: msg`As many years as you ask for.`,
    some: msg`Fewer years than you ask for.`,
    none: msg`No years of experience are stated.`,
  },
  rating: {
    name: msg`Ratings`,
    full: msg`Five stars from clients.`,
    some: msg`By the stars of clients; who is new counts as four stars.`,
    none: msg`Poorly rated by clients.`,
  },
  verified: {
    name: msg`Verification`,
    full: msg`The real name is verified.`,
    none: msg`The real name is not verified.`,
  },
  region: {
    name: msg`Place`,
    full: msg`At the place of the work.`,
    some: msg`In the same province.`,
    none: msg`Somewhere else.`,
  },
};

export const notAskedWords = msg`Not asked for, so it gives all points.`;

interface Part {
  name: string;
  points: number;
  max: number;
  asked: boolean;
}

/** Name and sentence of one part; nothing for a part that this version of the product does not know. */
export function wordsOfPart({ name, points, max, asked }: Part) {
  if (!Object.hasOwn(matchWords, name)) return undefined;
  const words = matchWords[name as MatchPartName];
  const met = points >= max ? words.full : points > 0 ? (words.some ?? words.none) : words.none;
  return { name: words.name, sentence: asked ? met : notAskedWords };
}
