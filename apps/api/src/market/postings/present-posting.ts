import { pathTo, type ResponseOf, type calls } from '@tolk/contract';
import {
  actionsFor,
  mayOpenPostingFile,
  needsPromise,
  positionLifecycle,
  seesPostingContact,
  withoutContacts,
  type Language,
  type PositionAction,
  type PostingTies,
} from '@tolk/domain';
import type { PostingFile } from './posting-file-repository.ts';
import type { CountedPosting, OwnPosting } from './posting-repository.ts';
import { shownName } from '../../accounts/identity/shown-name.ts';
import { presentActions } from '../../calls/action-states.ts';
import { presentWorkFile } from '../../files/uploads/files.ts';
import { countedAmong } from '../../files/uploads/work-files.ts';

type HallRow = ResponseOf<
  typeof calls.supinterface.jobs.getProjectReleaseInforList
>['list'][number];
type OwnRow = ResponseOf<
  typeof calls.clientinterface.positions.getPositionProjectList
>['list'][number];

/** What a client's screen offers; publishing needs no posting, opening and expiry happen by themselves. */
const offered: ReadonlySet<PositionAction> = new Set(['edit', 'finish', 'reopen', 'delete']);

export function presentPosting(posting: CountedPosting): HallRow {
  return {
    projectReleaseInforId: posting.id,
    projectName: posting.name,
    companyName: posting.company_name,
    projectType: posting.project_type,
    projectStatus: posting.status,
    whFieldId: posting.field,
    sourceLanguage: posting.source_language,
    targetLanguage: posting.target_language,
    bothDirections: posting.both_directions,
    salary: posting.salary,
    currency: posting.currency,
    unitName: posting.unit,
    estimatedWorkload: posting.workload,
    releaseDate: posting.published_at.toISOString(),
    deadline: posting.deadline.toISOString(),
    startTime: posting.start_at?.toISOString() ?? null,
    dueDate: posting.due_at?.toISOString() ?? null,
    zone: posting.zone,
    region: posting.region,
    interpretationMode: posting.interpretation_mode,
    jobLevel: posting.job_level,
    visibility: posting.visibility,
    viewsCount: posting.views,
    deliveriesCount: posting.deliveries,
  };
}

export function presentOwnPosting(posting: OwnPosting, now: Date, language: Language): OwnRow {
  const actions = actionsFor(positionLifecycle, posting.status, 'client', posting, now);
  return {
    ...presentPosting(posting),
    ...(posting.member_name === null
      ? {}
      : { memberName: shownName(posting.member_name, language) }),
    askedFirstUntil: posting.asked_first_until?.toISOString() ?? null,
    unreadDeliveries: posting.unread,
    allowedActions: presentActions(actions, offered, language),
  };
}

/** What everybody may read of a posting besides its row and what hangs on who looks. */
export function postingTexts(posting: CountedPosting, publisher: string, publicUrl: string) {
  return {
    publisherName: publisher,
    bookings: posting.bookings.map(({ start, end }) => ({ startTime: start, endTime: end })),
    breaks: posting.breaks,
    shareLink: postingLink(posting.id, publicUrl),
  };
}

/** Where everybody sees a posting. */
export function postingLink(projectReleaseInforId: string, publicUrl: string): string {
  return publicUrl + pathTo('publicJob', { projectReleaseInforId });
}

/**
 * What depends on who looks: whom and where to turn to, in the texts too, and which files open. An
 * address or a meeting link is a way to the client like the others.
 */
export function detailsFor(
  ties: PostingTies,
  posting: CountedPosting,
  files: readonly PostingFile[],
  promised = false,
) {
  const contact = seesPostingContact(ties);
  return {
    contactName: contact ? posting.contact_name : null,
    contactPhone: contact ? posting.contact_phone : null,
    place: contact ? posting.place || null : null,
    remarks: shownTo(contact, posting.remarks),
    deliveryInstructions: shownTo(contact, posting.delivery_instructions),
    files: files.map((file) => ({
      ...presentWorkFile(file),
      audience: file.audience,
      readable: mayOpenPostingFile(file.audience, ties),
      promiseNeeded: !promised && needsPromise(file.audience, ties),
    })),
  };
}

function shownTo(seesContact: boolean, text: string): string {
  return seesContact ? text : withoutContacts(text);
}

/** For everybody: how many files there are and how many words could be counted in those that are work. */
export function fileSums(files: readonly PostingFile[]) {
  const counted = countedAmong(files).flatMap(({ word_count }) =>
    word_count === null ? [] : [word_count],
  );
  const wordCount = counted.length === 0 ? null : counted.reduce((sum, words) => sum + words, 0);
  return { fileCount: files.length, wordCount };
}
