import { beginningOf } from '../calls/beginning-of.ts';
import type { Tx } from '../database/schema.ts';
import { notify } from '../messages/notifications/notify.ts';
import type { Jobs } from '../ports/jobs.ts';
import { feedbackPath } from './feedback-path.ts';
import type { Feedback } from './feedback-repository.ts';
import { excerpt } from './present-feedback.ts';

/** Tells the author of an answered report what was answered. */
export function tellAnswer(
  tx: Tx,
  jobs: Jobs,
  { id, person_id, identity }: Feedback,
  answer: { en: string | null; zh: string | null; at: Date },
): Promise<void> {
  const { en, zh, at } = answer;
  return notify(tx, jobs, {
    personId: person_id,
    identity,
    kind: 'feedbackAnswered',
    title: { en: 'Your feedback has been answered', zh: '您的反馈已有答复' },
    text: { en: beginningOf(en ?? zh ?? '', excerpt), zh: beginningOf(zh ?? en ?? '', excerpt) },
    path: feedbackPath(identity, id),
    at,
  });
}
