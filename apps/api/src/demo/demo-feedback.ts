import { addMs, HOUR } from '@tolk/domain';
import { seedFeedback, type SeedFeedback } from '@tolk/demo-data';
import type { Dependencies } from '../dependencies.ts';
import { answerFeedback } from '../feedback/answer-feedback.ts';
import { addFeedback } from '../feedback/own-feedback.ts';
import type { StaffCaller } from '../calls/call-context.ts';
import { contextOf, staffContextOf } from './demo-context.ts';
import { writeFile } from './demo-orders.ts';
import { idOf, type Ids } from './demo-people.ts';

/** What people have written; the support has answered some of it. */
export async function writeDemoFeedback(
  deps: Dependencies,
  people: Ids,
  support: StaffCaller,
  now: Date,
): Promise<void> {
  for (const { answer, ...feedback } of seedFeedback) {
    const feedbackId = await write(deps, people, feedback, now);
    if (answer === undefined) continue;
    const context = staffContextOf(deps, support, addMs(now, -answer.hoursAgo * HOUR));
    await answerFeedback({ feedbackId, version: 1, answerZh: answer.text }, context);
  }
}

async function write(
  deps: Dependencies,
  people: Ids,
  { person, identity, type, text, file, hoursAgo }: SeedFeedback,
  now: Date,
): Promise<string> {
  const context = contextOf(deps, idOf(people, person), identity, addMs(now, -hoursAgo * HOUR));
  const fileIds = file ? [await writeFile(context, { ...file, purpose: 'feedback' })] : [];
  const form = { feedbackType: type, instructions: text, fileIds };
  return (await addFeedback(form, context)).feedbackId;
}
