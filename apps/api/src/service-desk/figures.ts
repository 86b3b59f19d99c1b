import type { RequestOf, ServiceFigures, calls } from '@tolk/contract';
import type { CallContext } from '../calls/call-context.ts';
import { daySpan, daySpanFaults } from '../calls/day-span.ts';
import { requireNoFaults } from '../calls/field-rules.ts';
import {
  measureAll,
  measureMembers,
  measureTags,
  messagesByHour,
  ratingsOf,
  type Measured,
} from './figures-repository.ts';
import { readHours } from './hours-repository.ts';

type Calls = typeof calls.opsinterface.service;

const none: Measured = {
  begun: 0,
  closed: 0,
  firstAnswerMs: null,
  resolutionMs: null,
  firstAnswerInTime: 0,
  firstAnswers: 0,
  resolvedInTime: 0,
  ratings: 0,
  averageRating: null,
};

/** Figures of the conversations begun in a span of days in Shanghai. Throws 422 at `from` and `to`. */
export async function figures(
  request: RequestOf<Calls['getServiceFigures']>,
  { deps: { db } }: CallContext,
): Promise<ServiceFigures> {
  requireNoFaults(daySpanFaults(request));
  const span = daySpan(request);
  const { zone } = await readHours(db);
  const [all, byMember, byTag, hours, ratings] = await Promise.all([
    measureAll(db, span),
    measureMembers(db, span),
    measureTags(db, span),
    messagesByHour(db, span, zone),
    ratingsOf(db, span),
  ]);
  const inHour = new Map(hours.map(({ hour, messages }) => [hour, messages]));
  const ofRating = new Map(ratings.map(({ rating, given }) => [rating, given]));
  return {
    ...(all ?? none),
    zone,
    byHour: Array.from({ length: 24 }, (_, hour) => inHour.get(hour) ?? 0),
    byRating: [1, 2, 3, 4, 5].map((rating) => ofRating.get(rating) ?? 0),
    byMember,
    byTag,
  };
}
