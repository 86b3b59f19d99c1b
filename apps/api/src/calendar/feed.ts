import { addMs, defaultLanguage, HOUR, limits } from '@tolk/domain';
import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { hashToken, isToken, newToken } from '../accounts/sessions/token.ts';
import type { CallContext } from '../calls/call-context.ts';
import type { Dependencies } from '../dependencies.ts';
import { invalidate } from '../messages/invalidations/invalidate.ts';
import { lockCaller } from '../persons/lock-caller.ts';
import {
  deleteFeed,
  findFeed,
  findFeedReader,
  noteRead,
  putFeed,
  type FeedReader,
} from './calendar-feed-repository.ts';
import type { CalendarFeedTable } from './calendar-feed-table.ts';
import { ordersWithDates, type CalendarOrder } from './calendar-order-repository.ts';
import { calendarText, type OrderEntries } from './calendar-text.ts';
import { entriesOf, type CalendarEntry } from './entries.ts';

type Calls = typeof calls.supinterface.security;
type Feed = ResponseOf<Calls['getCalendarFeed']>;

/** The token stands in the query, which no log of ours keeps. */
export const calendarFeedPath = '/calendar/feed.ics';

/** A read is noted this often at most (ms): it says that the address is in use, not how often. */
const notedEveryMs = HOUR;

export async function ownFeed({ deps, personId }: CallContext): Promise<Feed> {
  return presentFeed(await findFeed(deps.db, personId), null);
}

/** Gives the caller a new address, in place of the one there was, or none any more. */
export async function setFeed(
  { open }: RequestOf<Calls['setCalendarFeed']>,
  context: CallContext,
): Promise<Feed> {
  const { deps, personId, now } = context;
  return context.transaction(async (tx) => {
    await lockCaller(tx, personId);
    invalidate(tx, personId, ['CalendarFeed']);
    if (!open) {
      await deleteFeed(tx, personId);
      return presentFeed(undefined, null);
    }
    const token = newToken();
    const feed = {
      person_id: personId,
      token_hash: hashToken(token),
      created_at: now,
      last_read_at: null,
    };
    await putFeed(tx, feed);
    return presentFeed(feed, `${deps.config.publicUrl}${calendarFeedPath}?key=${token}`);
  });
}

/** Whose dates lie under an address; null for one that was never given or is not good any more. */
export async function readerOfFeed(
  token: string,
  { db }: Dependencies,
): Promise<FeedReader | null> {
  if (!isToken(token)) return null;
  return (await findFeedReader(db, hashToken(token))) ?? null;
}

/** What a calendar gets. */
export async function feedText(person: FeedReader, deps: Dependencies): Promise<string> {
  const { db, clock, config } = deps;
  const now = clock.now();
  const since = addMs(now, -limits.calendar.keptMs);
  const orders = await ordersWithDates(db, person.id, { since, limit: limits.calendar.orders });
  await noteRead(db, person.id, { since: addMs(now, -notedEveryMs), now });
  return calendarText(
    orders.map((one) => entriesIn(one, person.id, { since, now })),
    {
      language: person.language ?? defaultLanguage,
      publicUrl: config.publicUrl,
      refreshMs: limits.calendar.refreshMs,
    },
  );
}

/** A feed holds what is, so that what no longer binds is left out; only sessions are seen to be cancelled. */
function entriesIn(
  one: CalendarOrder,
  personId: string,
  { since, now }: { since: Date; now: Date },
): OrderEntries {
  const side = one.order.client_id === personId ? 'client' : 'supplier';
  const isShown = ({ kind, status, start, end }: CalendarEntry): boolean => {
    const over = end ?? start;
    if (status !== 'CANCELLED') return over > since;
    return kind === 'session' && over > now;
  };
  const { client_id, supplier_id: companyId } = one.order;
  const ofCompany = client_id !== personId && companyId !== personId;
  const entries = entriesOf(one, side).filter(isShown);
  return { ...one, side, ...(ofCompany ? { companyId } : {}), entries };
}

function presentFeed(feed: CalendarFeedTable | undefined, link: string | null): Feed {
  return {
    link,
    createTime: feed?.created_at.toISOString() ?? null,
    readTime: feed?.last_read_at?.toISOString() ?? null,
  };
}
