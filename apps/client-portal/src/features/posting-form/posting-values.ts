import type { FileInfo, OwnPostingDetail, PostingForm, SysInfo } from '@tolk/contract';
import type { FileAudience } from '@tolk/domain';
import { fromWallTime, toWallTime, viewerZone } from '@tolk/i18n';

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
  | 'bothDirections';

/** What the form holds while it is filled in: choices and figures may still be missing. */
export type PostingValues = Omit<PostingForm, Changed> &
  Record<Choice | OptionalChoice, string | null> &
  Record<Figure, number | null> & {
    deadline: string | null;
    companyName: string;
    place: string;
    bothDirections: boolean;
    files: readonly FileInfo[];
    /** Who may open a file, by its id, where it was chosen. */
    audiences: Readonly<Partial<Record<string, FileAudience>>>;
    /** As published: a start that has passed since then may stay. */
    formerStartTime: string | null;
  };

/** What a new posting takes over from the client's information. */
type Contact = Pick<SysInfo, 'companyName' | 'phone' | 'email'>;

export function emptyPosting(contactName: string, contact?: Contact): PostingValues {
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
    zone: viewerZone(),
    remarks: '',
    deliveryInstructions: '',
    contactName,
    contactPhone: contact?.phone || contact?.email || '',
    region: 'remote',
    interpretationMode: null,
    place: '',
    bothDirections: false,
    jobLevel: null,
    files: [],
    audiences: {},
    formerStartTime: null,
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
    // Who edits sees the times in their own zone, so that is the zone they mean; a session keeps its place's.
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
    files: posting.files,
    audiences: Object.fromEntries(posting.files.map(({ fileId, audience }) => [fileId, audience])),
    formerStartTime: posting.startTime,
  };
}

/** The session's times as typed, now meant in the form's zone. */
export function timesIn(values: PostingValues, formerZone: string): PostingValues {
  const moved = (iso: string | null) => fromWallTime(toWallTime(iso, formerZone), values.zone);
  return { ...values, startTime: moved(values.startTime), dueDate: moved(values.dueDate) };
}
