import { randomUUID } from 'node:crypto';
import {
  seedCannedAnswers,
  seedServiceConversations,
  seedServiceTags,
  type SeedServiceConversation,
} from '@tolk/demo-data';
import { addMs, HOUR } from '@tolk/domain';
import type { CallContext, StaffCaller } from '../calls/call-context.ts';
import type { Dependencies } from '../dependencies.ts';
import { answerConversation, writeNote } from '../service-desk/answer.ts';
import { saveCanned } from '../service-desk/canned.ts';
import {
  closeConversation,
  snoozeConversation,
  tagConversation,
} from '../service-desk/desk-acts.ts';
import { readConversation } from '../service-desk/desk.ts';
import { rateService, readService } from '../service-desk/own-conversation.ts';
import { saveTag } from '../service-desk/tags.ts';
import { writeToService } from '../service-desk/write-to-service.ts';
import { contextOf, staffContextOf, visitorContextOf } from './demo-context.ts';
import { idOf, type Ids } from './demo-people.ts';

interface Desk {
  deps: Dependencies;
  people: Ids;
  support: StaffCaller;
  now: Date;
}

/** What people asked customer service, and what the desk works with. */
export async function writeDemoService(desk: Desk): Promise<void> {
  const { deps, support, now } = desk;
  const context = staffContextOf(deps, support, addMs(now, -60 * HOUR));
  const tags = new Map<string, string>();
  for (const tag of seedServiceTags) tags.set(tag.nameEn, (await saveTag(tag, context)).tagId);
  for (const canned of seedCannedAnswers) await saveCanned(canned, context);
  for (const conversation of seedServiceConversations) {
    const conversationId = await write(conversation, desk);
    const tagId = tags.get(conversation.tag ?? '');
    if (tagId === undefined) continue;
    const then = staffContextOf(deps, support, now);
    const { version } = await readConversation({ conversationId }, then);
    await tagConversation({ conversationId, version, tagIds: [tagId] }, then);
  }
}

async function write(
  { person, identity, lines }: SeedServiceConversation,
  { deps, people, support, now }: Desk,
): Promise<string> {
  let conversationId: string | undefined;
  for (const line of lines) {
    const at = addMs(now, -line.hoursAgo * HOUR);
    const customer =
      person === null
        ? visitorContextOf(deps, at)
        : contextOf(deps, idOf(people, person), identity, at);
    if (line.by === 'customer') {
      const sent = { messageId: randomUUID(), text: line.text, ...named(conversationId) };
      conversationId = (await writeToService(sent, customer)).conversation.conversationId;
    } else if (conversationId !== undefined) {
      await answer(line, conversationId, { customer, staff: staffContextOf(deps, support, at) });
    }
  }
  if (conversationId === undefined) throw new Error('Seed: a conversation begins with a customer');
  return conversationId;
}

const named = (conversationId: string | undefined) =>
  conversationId === undefined ? {} : { conversationId };

/** A line of the staff's; what they answer is read at once, so that no mail goes out about it. */
async function answer(
  line: SeedServiceConversation['lines'][number],
  conversationId: string,
  { customer, staff }: { customer: CallContext; staff: CallContext },
): Promise<void> {
  const messageId = randomUUID();
  const target = async () => {
    const { version } = await readConversation({ conversationId }, staff);
    return { conversationId, version };
  };
  if (line.by === 'staff') {
    const { seq } = await answerConversation({ conversationId, messageId, text: line.text }, staff);
    await readService({ conversationId, upTo: seq }, customer);
  } else if (line.by === 'note') {
    await writeNote({ conversationId, messageId, text: line.text, mentionIds: [] }, staff);
  } else if (line.by === 'snooze') {
    const until = addMs(staff.now, (line.untilHours + line.hoursAgo) * HOUR).toISOString();
    await snoozeConversation({ ...(await target()), until }, staff);
  } else if (line.by === 'close') {
    await closeConversation({ ...(await target()), reason: line.reason }, staff);
    await rateService({ conversationId, rating: line.rating }, customer);
  }
}
