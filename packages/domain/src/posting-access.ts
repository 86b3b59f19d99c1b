import type { ApplicationStatus } from './lifecycle/application.ts';
import type { OrderState } from './lifecycle/order-states.ts';

/** Who sees a posting: everybody, or whom the client invited. */
export const postingVisibilities = ['public', 'invited'] as const;
export type PostingVisibility = (typeof postingVisibilities)[number];

/** Who may open a file of a posting. Its name, size and word count are for everybody. */
export const fileAudiences = ['signedIn', 'applicants', 'ordered'] as const;
export type FileAudience = (typeof fileAudiences)[number];

/** What a file gets for which the client chose nothing. */
export const defaultFileAudience: FileAudience = 'ordered';

/** What ties somebody to a posting; a person has several of them, a visitor none. */
export const postingTies = ['signedIn', 'applicant', 'contactShown', 'ordered', 'owner'] as const;
export type PostingTie = (typeof postingTies)[number];
export type PostingTies = ReadonlySet<PostingTie>;

/** An application that was withdrawn or found unsuitable ties nobody to the posting any more. */
export const applicantStatuses: readonly ApplicationStatus[] = [
  'applied',
  'read',
  'suitable',
  'ordered',
];

/** Orders that never came about: they open nothing. */
export const statesWithoutOrder: readonly OrderState[] = ['rejected', 'unpaid'];

const opensTo: Record<FileAudience, readonly PostingTie[]> = {
  signedIn: ['signedIn'],
  applicants: ['applicant', 'ordered', 'owner'],
  ordered: ['ordered', 'owner'],
};

const showsContactTo: readonly PostingTie[] = ['contactShown', 'ordered', 'owner'];

export function mayOpenPostingFile(audience: FileAudience, ties: PostingTies): boolean {
  return opensTo[audience].some((tie) => ties.has(tie));
}

/** The contact, and the address or link of a booking, are shown by the client to one person, or go with an order. */
export function seesPostingContact(ties: PostingTies): boolean {
  return showsContactTo.some((tie) => ties.has(tie));
}

/**
 * What a supplier promises before opening a file that is not for everybody. A new wording is a new
 * version, so that it stays known which one somebody agreed to.
 */
export const confidentialityPromise = {
  version: 1,
  en: 'I use these files only for this job, show them to nobody else, feed them into no service that keeps or learns from them, and delete them when the job is over or somebody else does it.',
  zh: '我仅将这些文件用于本项目，不向任何第三方披露，不上传至会留存或用于训练的服务；项目结束或由他人承接时，我将删除文件。',
} as const;

/** Whether the file is given out only to somebody who promised; the client owes no promise to themselves. */
export function needsPromise(audience: FileAudience, ties: PostingTies): boolean {
  return audience !== 'signedIn' && !ties.has('owner');
}
