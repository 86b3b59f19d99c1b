import { pathTo } from '@tolk/contract/routes';
import { addMs, defaultLanguage, limits, type Identity, type QuietHours } from '@tolk/domain';
import { shownName } from '../accounts/identity/shown-name.ts';
import { inLanguage } from '../calls/refusal.ts';
import type { Queryable, Tx } from '../database/schema.ts';
import { defineJob } from '../jobs/jobs.ts';
import { pushToBrowsers } from '../messages/notifications/push-to-browsers.ts';
import { outsideHours, quietUntil } from '../messages/notifications/quiet-hours.ts';
import { shortIdOf } from '../messages/notifications/short-path.ts';
import { wantedChannels } from '../messages/notifications/wanted-channels.ts';
import { unreadMessages } from '../messages/threads/unread-repository.ts';
import { findPerson } from '../persons/person-repository.ts';
import type { Jobs } from '../ports/jobs.ts';

interface Reader {
  personId: string;
  identity: Identity;
  conversationId: string;
}

/** Puts off what the person's browsers show of unread messages; each further message puts it off again. */
export async function scheduleUnreadPush(
  tx: Tx,
  jobs: Jobs,
  reader: Reader,
  { now, quiet }: { now: Date; quiet: QuietHours | null },
): Promise<void> {
  const due = addMs(now, limits.conversation.pushMs);
  await pushAt(tx, jobs, reader, outsideHours(quiet, due));
}

function pushAt(db: Queryable, jobs: Jobs, reader: Reader, runAt: Date): Promise<void> {
  const key = `unreadPush:${reader.conversationId}:${reader.identity}`;
  return pushUnread.schedule(jobs, db, { key, runAt, payload: reader });
}

/** From whom and how many; not what they say, for others see a screen that is locked. */
export const pushUnread = defineJob<Reader>(
  'conversation.pushUnread',
  'messages',
  async (payload, deps) => {
    const { conversationId, ...reader } = payload;
    const person = await findPerson(deps.db, reader.personId);
    if (person === undefined || person.blocked_at !== null) return;
    const wanted = await wantedChannels(deps.db, person, 'message');
    if (!wanted.includes('webPush')) return;
    const quiet = { event: 'message', now: deps.clock.now() } as const;
    const runAt = await quietUntil(deps.db, person.id, quiet);
    if (runAt !== null) return pushAt(deps.db, deps.jobs, payload, runAt);
    const unread = await unreadMessages(deps.db, reader);
    const here = unread.find((one) => one.conversation_id === conversationId);
    if (here === undefined) return;
    const language = person.language ?? defaultLanguage;
    const { other_id, unread: count } = here;
    await pushToBrowsers(deps, {
      personId: person.id,
      lane: 'messages',
      notice: {
        title: shownName(here.other_name, language),
        text: inLanguage(
          { en: count === 1 ? '1 new message' : `${count} new messages`, zh: `${count} 条新消息` },
          language,
        ),
        path: pathTo(reader.identity === 'client' ? 'clientChat' : 'supplierChat', {
          with: other_id,
        }),
        tag: shortIdOf(conversationId),
      },
    });
  },
  { maxAttempts: 6 },
);
