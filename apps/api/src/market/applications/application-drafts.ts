import type { Selectable } from 'kysely';
import { pathTo, type RequestOf, type ResponseOf, type calls } from '@tolk/contract';
import type { ErrorName } from '@tolk/contract/error-codes';
import { limits } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { CallRefusal, refuse, type BilingualText } from '../../calls/refusal.ts';
import type { Tx } from '../../database/schema.ts';
import { transaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { handleJob } from '../../jobs/job-kinds.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { testStandingOf } from '../../language-tests/tests/tested.ts';
import { lockCaller } from '../../persons/lock-caller.ts';
import { membershipsOf } from '../../persons/member-repository.ts';
import { lockPersonForNoKeyUpdate } from '../../persons/person-repository.ts';
import { requireComplete } from '../../profiles/profile/completeness-checks.ts';
import {
  deleteDraft,
  draftedPostings,
  draftsOf,
  findDraft,
  writeDraft,
  type DraftKey,
} from '../application-drafts/application-draft-repository.ts';
import type { ApplicationDraftTable } from '../application-drafts/application-draft-table.ts';
import {
  findPosting,
  lockPosting,
  postingsOf,
  type PostingRecord,
} from '../postings/posting-repository.ts';
import { isInSightOf, isShownTo } from '../postings/posting-sight-repository.ts';
import { presentPosting } from '../postings/present-posting.ts';
import { isTestedFor, requireReady } from './readiness.ts';
import {
  handInWithin,
  requireAttachable,
  requireTaking,
  requireWords,
} from './supplier-applications.ts';

type Jobs = typeof calls.supinterface.jobs;

/** The caller’s own, null where there is none. Throws `notFound` where they don’t see the posting either. */
export async function applicationDraft(
  { projectReleaseInforId }: RequestOf<Jobs['getApplicationDraft']>,
  { deps: { db }, personId }: CallContext,
): Promise<ResponseOf<Jobs['getApplicationDraft']>> {
  const draft = await findDraft(db, { personId, postingId: projectReleaseInforId });
  if (draft !== undefined) return { ...draft.form, savedTime: draft.saved_at.toISOString() };
  return (await isShownTo(db, projectReleaseInforId, personId)) ? null : refuse('notFound');
}

/** The caller’s own, the newest first; of a posting that they don’t see any more nothing is told. */
export async function applicationDrafts(
  _request: RequestOf<Jobs['getApplicationDrafts']>,
  { deps: { db }, personId, now }: CallContext,
): Promise<ResponseOf<Jobs['getApplicationDrafts']>> {
  const drafts = await draftsOf(db, personId);
  const seen = drafts.flatMap(({ isSeen, posting_id }) => (isSeen ? [posting_id] : []));
  const postings = new Map((await postingsOf(db, seen)).map((one) => [one.id, one]));
  const standing = await testStandingOf(db, personId);
  return drafts.map((draft) => {
    const posting = postings.get(draft.posting_id);
    return {
      projectReleaseInforId: draft.posting_id,
      posting: posting === undefined ? null : presentPosting(posting),
      waitsFor: posting === undefined ? 'nothing' : waitsFor(draft, posting, { standing, now }),
      expectedPrice: draft.form.expectedPrice,
      currency: draft.currency ?? posting?.currency ?? null,
      unitName: draft.unit ?? posting?.unit ?? null,
      content: draft.form.content,
      savedTime: draft.saved_at.toISOString(),
    };
  });
}

function waitsFor(
  draft: Meant,
  posting: PostingRecord,
  { standing, now }: { standing: Awaited<ReturnType<typeof testStandingOf>>; now: Date },
) {
  if (posting.status === 'finished' || posting.deadline <= now) return 'nothing';
  const { source_language: sourceLanguage, target_language: targetLanguage } = posting;
  if (standing({ sourceLanguage, targetLanguage }) !== 'passed') return 'languageTest';
  return isOfOtherTerms(draft, posting) ? 'terms' : 'supplier';
}

/**
 * Keeps an application until its language test is passed, or sends it where it is already. Throws what
 * applying does, but for the missing test; `tooManyEntries`.
 */
export async function saveApplicationDraft(
  { projectReleaseInforId, ...form }: RequestOf<Jobs['saveApplicationDraft']>,
  context: CallContext,
): Promise<ResponseOf<Jobs['saveApplicationDraft']>> {
  const { personId, memberId, now } = context;
  requireWords(form.content);
  return context.transaction(async (tx) => {
    await lockCaller(tx, personId);
    // One after the other, with what is sent when a test is passed too.
    await lockPersonForNoKeyUpdate(tx, personId);
    const posting = (await lockPosting(tx, projectReleaseInforId)) ?? refuse('notFound');
    if (await isTestedFor(tx, personId, posting)) {
      await handInWithin(tx, { projectReleaseInforId, ...form }, context, requireReady);
      return { sent: true };
    }
    await requireTaking(tx, posting, context);
    await requireComplete(tx, 'applying', context);
    await requireAttachable(tx, personId, form);
    const others = (await draftedPostings(tx, personId)).filter((id) => id !== posting.id);
    if (others.length >= limits.application.drafts) refuse('tooManyEntries');
    await writeDraft(tx, { personId, posting }, { memberId, form }, now);
    invalidate(tx, personId, ['Application']);
    return { sent: false };
  });
}

/** Throws `notFound`. */
export async function dropApplicationDraft(
  { projectReleaseInforId }: RequestOf<Jobs['dropApplicationDraft']>,
  context: CallContext,
): Promise<Record<string, never>> {
  const { personId } = context;
  await context.transaction(async (tx) => {
    if (!(await deleteDraft(tx, { personId, postingId: projectReleaseInforId })))
      refuse('notFound');
    invalidate(tx, personId, ['Application']);
  });
  return {};
}

/**
 * Somebody passed a language test, or joined a company that has passed it by them: what waited for it
 * is sent, theirs and that of each company they belong to.
 */
export const sendDrafts = handleJob(
  'application.sendDrafts',
  'messages',
  async ({ personId }, deps) => {
    await sendDraftsOf(personId, deps);
    for (const { organisation_id, side } of await membershipsOf(deps.db, personId)) {
      if (side === 'supplier') await sendDraftsOf(organisation_id, deps);
    }
  },
);

async function sendDraftsOf(personId: string, deps: Dependencies): Promise<void> {
  const postings = await transaction(deps.db, async (tx) => {
    // What is being saved at this moment is waited for: it did not know of the test yet.
    await lockPersonForNoKeyUpdate(tx, personId);
    return draftedPostings(tx, personId);
  });
  for (const postingId of postings) await sendDraft({ personId, postingId }, deps);
}

/** Where it can’t be sent its supplier is told; it stays where they can still mend that. */
async function sendDraft(key: DraftKey, deps: Dependencies): Promise<void> {
  try {
    await transaction(deps.db, (tx) => sendWithin(tx, key, deps));
  } catch (error) {
    if (!(error instanceof CallRefusal)) throw error;
    await transaction(deps.db, (tx) => keepOrDrop(tx, key, error, deps));
  }
}

/** Of a posting that its supplier doesn’t see any more, not even its name is told. */
async function keepOrDrop(
  tx: Tx,
  key: DraftKey,
  { errorName }: CallRefusal,
  deps: Dependencies,
): Promise<void> {
  // Dropped meanwhile, or gone with the account.
  if ((await findDraft(tx, key)) === undefined) return;
  const isSeen = await isInSightOf(tx, key.postingId, key.personId);
  if (!isSeen || final.has(errorName)) await deleteDraft(tx, key);
  await tell(tx, key, isSeen ? news.notSent : news.notShown, deps);
}

/** Nothing will change about these. */
const final: ReadonlySet<ErrorName> = new Set<ErrorName>([
  'postingFinished',
  'alreadyApplied',
  'ownPosting',
]);

async function sendWithin(tx: Tx, key: DraftKey, deps: Dependencies): Promise<void> {
  const { personId, postingId } = key;
  const now = deps.clock.now();
  await lockCaller(tx, personId);
  const posting = await lockPosting(tx, postingId);
  const draft = await findDraft(tx, key);
  // Another test was passed, or it was sent or dropped meanwhile.
  if (posting === undefined || draft === undefined) return;
  if (!(await isTestedFor(tx, personId, posting))) return;
  const form = { projectReleaseInforId: postingId, ...draft.form };
  const applicant = { deps, personId, memberId: draft.member_id, now, language: 'en' } as const;
  await requireTaking(tx, posting, applicant);
  if (isOfOtherTerms(draft, posting)) {
    await tell(tx, key, news.otherTerms, deps);
    return;
  }
  await handInWithin(tx, form, applicant, requireReady);
  await tell(tx, key, news.sent, deps);
}

type Meant = Pick<Selectable<ApplicationDraftTable>, (typeof meantFor)[number]>;

/**
 * What an application is meant for: its price for one unit and currency, its words for one pair. Open
 * offers end as well when the client changes unit or currency.
 */
const meantFor = ['unit', 'currency', 'source_language', 'target_language'] as const;

function isOfOtherTerms(draft: Meant, posting: PostingRecord): boolean {
  return meantFor.some((term) => draft[term] !== null && draft[term] !== posting[term]);
}

interface News {
  kind: 'applicationSent' | 'applicationNotSent';
  title: BilingualText;
  text: (posting: string) => BilingualText;
  /** Where its supplier goes on; the posting where it is left out. */
  path?: string;
}

const news: Readonly<Record<'sent' | 'notSent' | 'notShown' | 'otherTerms', News>> = {
  sent: {
    kind: 'applicationSent',
    title: { en: 'Your application was sent', zh: '您的申请已提交' },
    text: (posting) => ({
      en: `The language test is passed, and your application for “${posting}” has gone to the client.`,
      zh: `语言测试已通过，为“${posting}”写好的申请已提交给客户。`,
    }),
  },
  notSent: {
    kind: 'applicationNotSent',
    title: { en: 'Your application could not be sent', zh: '您的申请未能提交' },
    text: (posting) => ({
      en: `The language test is passed, but your application for “${posting}” could not be sent. Open the job to see why.`,
      zh: `语言测试已通过，但为“${posting}”写好的申请未能提交，请打开项目查看原因。`,
    }),
  },
  notShown: {
    kind: 'applicationNotSent',
    title: { en: 'Your application could not be sent', zh: '您的申请未能提交' },
    text: () => ({
      en: 'The language test is passed, but a job with an application of yours waiting for it is no longer shown to you. The application was not sent.',
      zh: '语言测试已通过，但有一个已写好申请的项目不再向您显示，该申请未提交。',
    }),
    path: pathTo('jobList'),
  },
  otherTerms: {
    kind: 'applicationNotSent',
    title: { en: 'Check your application', zh: '请核对您的申请' },
    text: (posting) => ({
      en: `The language test is passed, but “${posting}” now has another unit, currency or language than when the application was written. Check what you wrote and your price, then send it.`,
      zh: `语言测试已通过，但“${posting}”的计价单位、币种或语言在申请写好后已变更，请核对申请内容和报价后提交。`,
    }),
  },
};

async function tell(
  tx: Tx,
  { personId, postingId }: DraftKey,
  { kind, title, text, path }: News,
  { jobs, clock }: Dependencies,
): Promise<void> {
  const posting = await findPosting(tx, postingId);
  invalidate(tx, personId, ['Application']);
  await notify(tx, jobs, {
    personId,
    identity: 'supplier',
    kind,
    title,
    text: text(posting?.name ?? ''),
    path: path ?? pathTo('jobDetail', { projectReleaseInforId: postingId }),
    at: clock.now(),
  });
}
