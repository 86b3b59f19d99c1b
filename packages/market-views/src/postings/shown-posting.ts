import type { PostingDetail } from '@tolk/contract';

type AlwaysKnown =
  | 'projectType'
  | 'whFieldId'
  | 'sourceLanguage'
  | 'targetLanguage'
  | 'salary'
  | 'currency'
  | 'unitName'
  | 'estimatedWorkload'
  | 'deadline'
  | 'startTime'
  | 'dueDate'
  | 'zone'
  | 'region';

export type SometimesKnown =
  | 'bothDirections'
  | 'bookings'
  | 'breaks'
  | 'interpretationMode'
  | 'jobLevel'
  | 'place'
  | 'companyName'
  | 'publisherName'
  | 'contactName'
  | 'contactPhone'
  | 'releaseDate'
  | 'visibility'
  | 'viewsCount'
  | 'deliveriesCount';

/** A posting as published, or as its form is filled in: what is absent or null isn't shown. */
export type ShownPosting = Pick<PostingDetail, AlwaysKnown> &
  Partial<Pick<PostingDetail, SometimesKnown>>;
