import { randomBytes, randomUUID } from 'node:crypto';
import {
  reportedPosting,
  seedReportedConversations,
  sharedBrowser,
  type SeedReportedConversation,
} from '@tolk/demo-data';
import { addMs, HOUR, otherIdentity, type Identity } from '@tolk/domain';
import { keepDevice } from '../accounts/login/device-repository.ts';
import { gather } from '../console/fraud/gather.ts';
import { reportContent } from '../console/moderation/report-content.ts';
import { openSession } from '../conversations/open-conversation.ts';
import { markRead } from '../conversations/own-messages.ts';
import { reportMessage } from '../conversations/report-message.ts';
import { sendMessage } from '../conversations/send-message.ts';
import type { Dependencies } from '../dependencies.ts';
import { contextOf } from './demo-context.ts';
import { idOf, type Ids } from './demo-people.ts';

/** What moderators look into: reported messages, a reported posting, accounts that may be one person's. */
export async function reportInDemo(
  deps: Dependencies,
  { people, postings }: { people: Ids; postings: Ids },
  now: Date,
): Promise<void> {
  for (const conversation of seedReportedConversations) {
    await writeAndReport(conversation, { deps, people, now });
  }
  const { posting, reporter, reason, note } = reportedPosting;
  const reportedAt = addMs(now, -reportedPosting.hoursAgo * HOUR);
  await reportContent(
    { subject: 'posting', subjectId: idOf(postings, posting), reason, note },
    contextOf(deps, idOf(people, reporter), 'supplier', reportedAt),
  );
  const { accounts, hoursAgo } = sharedBrowser;
  const token_hash = randomBytes(32);
  const seen_at = addMs(now, -hoursAgo * HOUR);
  for (const key of accounts) {
    await keepDevice(deps.db, { token_hash, subject_id: idOf(people, key), seen_at });
  }
  await gather(deps, now);
}

/** Each line is read at once, so that no mail goes out about it. */
async function writeAndReport(
  { client, supplier, lines, report }: SeedReportedConversation,
  { deps, people, now }: { deps: Dependencies; people: Ids; now: Date },
): Promise<void> {
  const ids = { client: idOf(people, client), supplier: idOf(people, supplier) };
  const contextFor = (side: Identity, hoursAgo: number) =>
    contextOf(deps, ids[side], side, addMs(now, -hoursAgo * HOUR));
  for (const { by, text, hoursAgo } of lines) {
    const writing = contextFor(by, hoursAgo);
    const reader = otherIdentity(by);
    const { conversationId } = await openSession({ otherId: ids[reader] }, writing);
    const { seq } = await sendMessage({ conversationId, messageId: randomUUID(), text }, writing);
    await markRead({ conversationId, upTo: seq }, contextFor(reader, hoursAgo));
    if (text !== lines.at(-1)?.text) continue;
    const { reason, note } = report;
    const reporting = contextFor(reader, report.hoursAgo);
    await reportMessage({ conversationId, seq, reason, note }, reporting);
  }
}
