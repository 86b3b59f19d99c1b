import type { OwnPostingDetail, PostingForm } from '@tolk/contract';
import { viewerZone } from '@tolk/i18n';

type Choice = 'whFieldId' | 'sourceLanguage' | 'targetLanguage' | 'unitName' | 'region';
type Figure = 'salary' | 'estimatedWorkload';

/** What the form holds while it is filled in: choices and figures may still be missing. */
export type PostingValues = Omit<PostingForm, Choice | Figure | 'deadline' | 'companyName'> &
  Record<Choice, string | null> &
  Record<Figure, number | null> & { deadline: string | null; companyName: string };

export function emptyPosting(contactName: string): PostingValues {
  return {
    projectName: '',
    companyName: '',
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
    contactPhone: '',
    region: 'remote',
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
    // Who edits sees the times in their own zone, so that is the zone they mean.
    zone: viewerZone(),
    remarks: posting.remarks,
    deliveryInstructions: posting.deliveryInstructions,
    contactName: posting.contactName ?? '',
    contactPhone: posting.contactPhone ?? '',
    region: posting.region,
  };
}
