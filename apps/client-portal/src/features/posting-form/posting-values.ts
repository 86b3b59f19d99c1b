import { serverNow } from '@tolk/api-client';
import type {
  FileInfo,
  OwnPostingDetail,
  PostingDraft,
  PostingDraftRow,
  PostingForm,
  PostingTemplateForm,
  SysInfo,
} from '@tolk/contract';
import type { FileAudience, PostingVisibility } from '@tolk/domain';
import { viewerZone } from '@tolk/i18n';
import {
  filledIn,
  noBreaks,
  referenceFileIdsOf,
  referencesAmong,
  typedBreaks,
  type BookingValues,
  type BreakValues,
} from '@tolk/market-views';
import { bookingsIn, dayByDay } from '../../work-terms/bookings.ts';
import { isInterpreting } from '../../work-terms/interpreting-kind.ts';

type Choice = 'whFieldId' | 'sourceLanguage' | 'targetLanguage' | 'unitName' | 'region';
type OptionalChoice = 'interpretationMode' | 'jobLevel';
type Figure = 'salary' | 'estimatedWorkload';
type Changed =
  | Choice
  | OptionalChoice
  | Figure
  | 'deadline'
  | 'companyName'
  | 'place'
  | 'fileIds'
  | 'fileAudiences'
  | 'referenceFileIds'
  | 'bothDirections'
  | 'bookings'
  | 'breaks'
  | 'visibility';

/** What may be proposed for a posting of which little is known. */
export type ProposedField =
  | 'projectName'
  | 'unitName'
  | 'estimatedWorkload'
  | 'dueDate'
  | 'deadline';

/** What the form holds while it is filled in: choices and figures may still be missing. */
export type PostingValues = Omit<PostingForm, Changed> &
  Record<Choice | OptionalChoice, string | null> &
  Record<Figure, number | null> & {
    deadline: string | null;
    companyName: string;
    place: string;
    bothDirections: boolean;
    /** Interpreting; other work has its start and due date instead. */
    bookings: readonly BookingValues[];
    breaks: BreakValues;
    visibility: PostingVisibility;
    files: readonly FileInfo[];
    /** Who may open a file, by its id, where it was chosen. */
    audiences: Readonly<Partial<Record<string, FileAudience>>>;
    /** The files that are for reference only, by id. */
    references: readonly string[];
    /** As published: a start that has passed since then may stay. */
    formerStartTime: string | null;
    /** What was proposed last: a field that holds something else is the person's own. */
    proposed: Readonly<Partial<Record<ProposedField, string | number | null>>>;
  };

/** What a new posting takes over from the client's information. */
type Contact = Pick<SysInfo, 'companyName' | 'phone' | 'email'>;

const openBooking: BookingValues = { startTime: null, endTime: null };

/** `account` is what the client signs in with: a way to reach them until they give another. */
export function emptyPosting(
  contactName: string,
  account: string,
  contact?: Contact,
): PostingValues {
  return {
    projectName: '',
    companyName: contact?.companyName ?? '',
    projectType: 'translation',
    whFieldId: null,
    sourceLanguage: null,
    targetLanguage: null,
    salary: null,
    currency: 'CNY',
    unitName: null,
    estimatedWorkload: null,
    deadline: null,
    startTime: null,
    dueDate: null,
    bookings: [openBooking],
    breaks: noBreaks,
    zone: viewerZone(),
    remarks: '',
    deliveryInstructions: '',
    contactName,
    contactPhone: contact?.phone || contact?.email || account,
    region: 'remote',
    interpretationMode: null,
    place: '',
    bothDirections: false,
    jobLevel: null,
    visibility: 'public',
    files: [],
    audiences: {},
    references: [],
    formerStartTime: null,
    proposed: {},
  };
}

export function valuesOf(posting: OwnPostingDetail): PostingValues {
  return {
    projectName: posting.projectName,
    companyName: posting.companyName ?? '',
    projectType: posting.projectType,
    whFieldId: posting.whFieldId,
    sourceLanguage: posting.sourceLanguage,
    targetLanguage: posting.targetLanguage,
    salary: posting.salary,
    currency: posting.currency,
    unitName: posting.unitName,
    estimatedWorkload: posting.estimatedWorkload,
    deadline: posting.deadline,
    startTime: posting.startTime,
    dueDate: posting.dueDate,
    bookings: bookingsOf(posting),
    breaks: posting.breaks ?? noBreaks,
    // Who edits sees the times in their own zone, so that is the zone they mean; a booking keeps its place's.
    zone: posting.projectType === 'interpretation' ? posting.zone : viewerZone(),
    remarks: posting.remarks,
    deliveryInstructions: posting.deliveryInstructions,
    contactName: posting.contactName ?? '',
    contactPhone: posting.contactPhone ?? '',
    region: posting.region,
    interpretationMode: posting.interpretationMode,
    place: posting.place ?? '',
    bothDirections: posting.bothDirections,
    jobLevel: posting.jobLevel,
    visibility: posting.visibility,
    files: posting.files,
    audiences: Object.fromEntries(posting.files.map(({ fileId, audience }) => [fileId, audience])),
    references: referencesAmong(posting.files),
    formerStartTime: posting.startTime,
    proposed: {},
  };
}

/** Published before bookings were given one by one, it has a first and a last moment alone. */
function bookingsOf(posting: OwnPostingDetail): readonly BookingValues[] {
  const { bookings, startTime, dueDate, zone } = posting;
  if (bookings.length > 0) return bookings;
  return isInterpreting(posting) && startTime !== null && dueDate !== null
    ? dayByDay({ startTime, endTime: dueDate }, zone)
    : [openBooking];
}

/** When the work begins and ends, whichever fields say so. */
export function spanOf(values: PostingValues): Pick<PostingValues, 'startTime' | 'dueDate'> {
  const { startTime, dueDate } = values;
  if (!isInterpreting(values)) return { startTime, dueDate };
  const times = filledIn(values.bookings);
  const starts = times.map((time) => time.startTime).toSorted();
  const ends = times.map((time) => time.endTime).toSorted();
  return { startTime: starts[0] ?? null, dueDate: ends.at(-1) ?? null };
}

/** Everything of a posting but its dates, for one that is published again. */
export function valuesAgain(posting: OwnPostingDetail): PostingValues {
  return {
    ...valuesOf(posting),
    deadline: null,
    startTime: null,
    dueDate: null,
    bookings: [openBooking],
    formerStartTime: null,
  };
}

/** A finished posting with those of its dates that are still ahead. */
export function valuesReopened(posting: OwnPostingDetail): PostingValues {
  const ahead = (iso: string | null) => (iso && Date.parse(iso) > serverNow() ? iso : null);
  return {
    ...valuesOf(posting),
    deadline: null,
    startTime: ahead(posting.startTime),
    dueDate: ahead(posting.dueDate),
    bookings: ahead(posting.startTime) ? bookingsOf(posting) : [openBooking],
    formerStartTime: null,
  };
}

/** What was kept, over what is known of the client. */
export function valuesOfDraft(
  { form, files }: PostingDraftRow,
  known: PostingValues,
): PostingValues {
  const { fileIds: _, fileAudiences = [], referenceFileIds = [], ...fields } = form;
  return {
    ...known,
    ...fields,
    bookings: form.bookings ?? known.bookings,
    breaks: { ...noBreaks, ...form.breaks },
    files,
    audiences: Object.fromEntries(fileAudiences.map(({ fileId, audience }) => [fileId, audience])),
    references: referenceFileIds,
  };
}

/** What a template keeps, over what is known of the client. */
export function valuesOfTemplate(form: PostingTemplateForm, known: PostingValues): PostingValues {
  return { ...known, ...form, breaks: { ...noBreaks, ...form.breaks } };
}

/** What is the same each time, as a template keeps it. */
export function templateOf(values: PostingValues): PostingTemplateForm {
  const {
    fileIds: _,
    fileAudiences: __,
    referenceFileIds: ___,
    deadline: ____,
    startTime: _____,
    dueDate: ______,
    bookings: _______,
    ...form
  } = draftOf(values);
  return form;
}

/** Interpreting has no words to count, and its form no mark. */
export function referencesOf(values: PostingValues): readonly string[] {
  return isInterpreting(values) ? [] : values.references;
}

/** What is filled in so far, as it is kept. */
export function draftOf(values: PostingValues): PostingDraft {
  const { files, audiences, references, bookings, breaks: breakValues, ...rest } = values;
  const { formerStartTime: _, proposed: __, ...fields } = rest;
  const times = filledIn(bookings);
  const breaks = typedBreaks(breakValues);
  const filled = Object.entries(fields).filter(([, value]) => value !== null && value !== '');
  return {
    ...(Object.fromEntries(filled) as PostingDraft),
    ...(times.length > 0 ? { bookings: times } : {}),
    ...(breaks ? { breaks } : {}),
    fileIds: files.map(({ fileId }) => fileId),
    fileAudiences: files.flatMap(({ fileId }) => {
      const audience = audiences[fileId];
      return audience ? [{ fileId, audience }] : [];
    }),
    referenceFileIds: referenceFileIdsOf(files, references),
  };
}

/** The booking's times as typed, now meant in the form's zone. */
export function timesIn(values: PostingValues, formerZone: string): PostingValues {
  return { ...values, bookings: bookingsIn(values.bookings, { formerZone, zone: values.zone }) };
}
