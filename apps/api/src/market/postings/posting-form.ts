import type { RequestOf, calls } from '@tolk/contract';
import { addMs, limits, type PostingVisibility } from '@tolk/domain';
import {
  dictionaryEntry,
  interpretationModes,
  offeredEntry,
} from '@tolk/domain/dictionaries/index';
import type { NewPosting } from './posting-repository.ts';
import { refuse } from '../../calls/refusal.ts';
import {
  bookingsOf,
  faultsOfBookings,
  faultsOfLongBreaks,
  type BookingTime,
} from '../../calls/booking-times.ts';
import {
  blankFaults,
  contactFaults,
  fieldTexts,
  isTooFar,
  requireNoFaults,
  workFaults,
  type FieldFaults,
} from '../../calls/field-rules.ts';
import { searchNames } from '../hall/search-names.ts';

export type PostingForm = RequestOf<typeof calls.clientinterface.positions.addPositionProject>;
type Kept = Pick<NewPosting, 'field' | 'job_level' | 'visibility'> & { start_at: Date | null };
export type PostingTerms = Omit<NewPosting, 'id' | 'owner_id' | 'published_at'> & {
  visibility: PostingVisibility;
};

/**
 * The columns that a client's form fills. Throws 422 with the fields at fault, 1106 when the
 * deadline is not in the future. What `kept` holds may stay, also when staff no longer offer it.
 */
export function postingTerms(form: PostingForm, now: Date, kept?: Kept): PostingTerms {
  const bookings = form.projectType === 'interpretation' ? bookingsOf(form.bookings ?? []) : [];
  const start = dateOf(bookings[0]?.start ?? form.startTime);
  const due = dateOf(bookings.at(-1)?.end ?? form.dueDate);
  const deadline = new Date(form.deadline);
  requireNoFaults({
    ...workFaults({ ...form, workload: form.estimatedWorkload }, 'estimatedWorkload', kept),
    ...blankFaults({
      projectName: form.projectName,
      remarks: form.remarks,
      contactName: form.contactName,
      contactPhone: form.contactPhone,
    }),
    ...contactFaults({ projectName: form.projectName, companyName: form.companyName }),
    ...timeFaults({ deadline, startTime: start, dueDate: due }, now, kept),
    ...choiceFaults(form, kept),
    ...placeFaults(form),
    ...bookingFaults(form, bookings),
  });
  if (deadline <= now) refuse('deadlinePassed');
  const columns = {
    name: form.projectName.trim(),
    company_name: form.companyName?.trim() || null,
    project_type: form.projectType,
    field: form.whFieldId,
    source_language: form.sourceLanguage,
    target_language: form.targetLanguage,
    both_directions: form.projectType === 'interpretation' && (form.bothDirections ?? false),
    salary: form.salary,
    currency: form.currency,
    unit: form.unitName,
    workload: form.estimatedWorkload,
    deadline,
    start_at: start,
    due_at: due,
    bookings: JSON.stringify(bookings),
    breaks: form.breaks ? JSON.stringify(form.breaks) : null,
    zone: form.zone,
    remarks: form.remarks.trim(),
    delivery_instructions: form.deliveryInstructions.trim(),
    contact_name: form.contactName.trim(),
    contact_phone: form.contactPhone.trim(),
    region: form.region,
    interpretation_mode: form.interpretationMode || null,
    job_level: form.jobLevel || null,
    place: form.place?.trim() ?? '',
    // A form that does not ask for it makes nothing public.
    visibility: form.visibility ?? kept?.visibility ?? 'public',
  };
  return { ...columns, search_names: searchNames(columns) };
}

function timeFaults(
  { startTime, dueDate, deadline }: Record<'startTime' | 'dueDate' | 'deadline', Date | null>,
  now: Date,
  kept?: Kept,
): FieldFaults {
  const faults: FieldFaults = {};
  for (const [field, time] of Object.entries({ startTime, dueDate, deadline })) {
    if (time !== null && isTooFar(time, now)) faults[field] = fieldTexts.farFuture;
  }
  const stays = startTime?.getTime() === kept?.start_at?.getTime();
  if (startTime !== null && !stays && startTime < addMs(now, -limits.posting.startGraceMs)) {
    faults.startTime = fieldTexts.past;
  }
  if (dueDate !== null && dueDate <= now) faults.dueDate = fieldTexts.past;
  if (startTime !== null && dueDate !== null && dueDate < startTime) {
    faults.dueDate = fieldTexts.endBeforeStart;
  }
  return faults;
}

function choiceFaults({ region, currency, jobLevel }: PostingForm, kept?: Kept): FieldFaults {
  const faults: FieldFaults = {};
  const known =
    region === 'remote' || dictionaryEntry('city', region) || dictionaryEntry('province', region);
  if (!known) faults.region = fieldTexts.unknownChoice;
  if (!dictionaryEntry('currency', currency)) faults.currency = fieldTexts.unknownChoice;
  if (jobLevel && jobLevel !== kept?.job_level && !offeredEntry('jobLevel', jobLevel)) {
    faults.jobLevel = fieldTexts.unknownChoice;
  }
  return faults;
}

/** Interpreting has a form, and a place unless nobody has to travel; other work has neither. */
function placeFaults({ projectType, interpretationMode, place }: PostingForm): FieldFaults {
  if (projectType !== 'interpretation') {
    return {
      ...(interpretationMode ? { interpretationMode: fieldTexts.interpretingOnly } : {}),
      ...(place?.trim() ? { place: fieldTexts.interpretingOnly } : {}),
    };
  }
  if (!interpretationMode) return { interpretationMode: fieldTexts.blank };
  const mode = interpretationModes.find(({ value }) => value === interpretationMode);
  if (!mode) return { interpretationMode: fieldTexts.unknownChoice };
  return mode.remote ? {} : blankFaults({ place: place ?? '' });
}

function bookingFaults(
  { projectType, bookings, breaks, zone }: PostingForm,
  times: readonly BookingTime[],
): FieldFaults {
  if (projectType !== 'interpretation') {
    return {
      ...(bookings ? { bookings: fieldTexts.interpretingOnly } : {}),
      ...(breaks ? { breaks: fieldTexts.interpretingOnly } : {}),
    };
  }
  return {
    ...faultsOfBookings(bookings ?? []),
    ...faultsOfLongBreaks(breaks, times, zone),
  };
}

function dateOf(time: string | null): Date | null {
  return time === null ? null : new Date(time);
}
