import * as limits from './limits.ts';

/**
 * What may show that several accounts are one person's, or that people review each other for show:
 * the same document, payout account, browser or contact, and circles of reviews; and of one person
 * that they propose to pay outside the platform again and again. Each is a reason to look, and none
 * proves anything.
 */
export const fraudSigns = [
  'document',
  'payee',
  'device',
  'contact',
  'circle',
  'outsidePayment',
] as const;
export type FraudSign = (typeof fraudSigns)[number];

/** `watched` and `cleared` come back when something new is found. */
export const fraudStates = ['open', 'watched', 'cleared', 'blocked'] as const;
export type FraudState = (typeof fraudStates)[number];

export const fraudDecisions = ['noGround', 'watch', 'block'] as const;
export type FraudDecision = (typeof fraudDecisions)[number];

export const stateAfterDecision: Readonly<Record<FraudDecision, FraudState>> = {
  noGround: 'cleared',
  watch: 'watched',
  block: 'blocked',
};

/** Where people write what others read; signs in it say where they were found. */
export const textPlaces = [
  'posting',
  'application',
  'invitation',
  'offer',
  'orderTerms',
  'orderNote',
  'orderChange',
  'delivery',
  'message',
  'review',
  'profile',
  'publicPage',
  'resume',
  'sample',
  'testTranslation',
  'testRemark',
] as const;
export type TextPlace = (typeof textPlaces)[number];

export interface ProposedPayment {
  /** Null: whoever reads it. */
  toId: string | null;
  at: Date;
}

/**
 * Whether somebody proposes it to so many different others within so long that it is no slip; all who
 * read a public text are one.
 */
export function proposesAgainAndAgain(proposals: readonly ProposedPayment[]): boolean {
  const { others, withinMs } = limits.fraud.outsidePayment;
  return proposals.some(({ at: first }) => {
    const near = proposals.filter(({ at }) => {
      const later = at.getTime() - first.getTime();
      return later >= 0 && later <= withinMs;
    });
    return new Set(near.map(({ toId }) => toId)).size >= others;
  });
}

export interface GivenReview {
  by: string;
  about: string;
}

export interface ReviewCircle {
  /** In the order of their ids. */
  persons: string[];
  /** How many of the reviews they gave each other. */
  reviews: number;
}

/**
 * Small groups whose members all reach each other by reviews and get nearly all of theirs from each
 * other. Two who once worked for each other are none, nor is a client of many with one of them.
 */
export function reviewCircles(reviews: readonly GivenReview[]): ReviewCircle[] {
  const { largest, reviewsMin, share } = limits.fraud.circle;
  return connected(reviews).flatMap((persons) => {
    if (persons.length < 2 || persons.length > largest) return [];
    const within = new Set(persons);
    const received = reviews.filter(({ about }) => within.has(about));
    const inside = received.filter(({ by }) => within.has(by)).length;
    if (inside < reviewsMin || inside < received.length * share) return [];
    return [{ persons: persons.toSorted(), reviews: inside }];
  });
}

/** Groups in which each reaches each other along the reviews (Kosaraju, without recursion). */
function connected(reviews: readonly GivenReview[]): string[][] {
  const there = new Map<string, string[]>();
  const back = new Map<string, string[]>();
  for (const { by, about } of reviews) {
    there.set(by, [...(there.get(by) ?? []), about]);
    back.set(about, [...(back.get(about) ?? []), by]);
  }
  const seen = new Set<string>();
  const finished = [...there.keys()].flatMap((person) => inOrderOfEnd(person, there, seen));
  const taken = new Set<string>();
  return finished.toReversed().flatMap((person) => {
    const group = inOrderOfEnd(person, back, taken);
    return group.length === 0 ? [] : [group];
  });
}

/** Everybody new who is reached from one, each after all who are reached from them. */
function inOrderOfEnd(
  from: string,
  next: ReadonlyMap<string, readonly string[]>,
  seen: Set<string>,
): string[] {
  if (seen.has(from)) return [];
  seen.add(from);
  const ended: string[] = [];
  const path = [{ person: from, ahead: [...(next.get(from) ?? [])] }];
  for (let here = path.at(-1); here !== undefined; here = path.at(-1)) {
    const step = here.ahead.pop();
    if (step === undefined) {
      ended.push(here.person);
      path.pop();
    } else if (!seen.has(step)) {
      seen.add(step);
      path.push({ person: step, ahead: [...(next.get(step) ?? [])] });
    }
  }
  return ended;
}
