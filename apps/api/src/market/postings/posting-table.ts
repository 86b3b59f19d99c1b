import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { BookingTime } from '../../calls/booking-times.ts';
import type { Breaks, PositionStatus, PostingVisibility } from '@tolk/domain';
import type { ProjectType } from '@tolk/domain/dictionaries/work';

export interface PostingTable {
  id: string;
  owner_id: string;
  /** Who published it for the organisation that the owner is. */
  member_id: Generated<string | null>;
  name: string;
  company_name: string | null;
  project_type: ProjectType;
  status: Generated<PositionStatus>;
  /** Of a posting that its owner's block closed, until the block is lifted. */
  status_before_block: Generated<PositionStatus | null>;
  /** Staff took it out of the public's sight. */
  hidden_at: Generated<Date | null>;
  /** The client's list of suppliers that is asked first; null when it was deleted, and without one. */
  asked_first_list: Generated<string | null>;
  /** Until then only that list sees it; null: everybody does. */
  asked_first_until: Generated<Date | null>;
  /** Whom the client shows it to; who that is is decided in `posting-sight-repository.ts`. */
  visibility: Generated<PostingVisibility>;
  /** Dictionary `field`; languages, `unit` and `region` are dictionary values too. */
  field: string;
  source_language: string;
  target_language: string;
  /** Interpreting from either language into the other. */
  both_directions: Generated<boolean>;
  /** Minor units of `currency` for one unit. */
  salary: number;
  currency: string;
  unit: string;
  /** In units, at most 2 decimals. */
  workload: number;
  published_at: Date;
  deadline: Date;
  start_at: Date | null;
  due_at: Date | null;
  /** Interpreting, in the order of time; the first and last moments are `start_at` and `due_at`. */
  bookings: JSONColumnType<BookingTime[], string | undefined>;
  /** Interpreting; null where nothing is said of them. */
  breaks: JSONColumnType<Breaks> | null;
  /** IANA zone that the author chose. */
  zone: string;
  remarks: string;
  delivery_instructions: string;
  contact_name: string;
  contact_phone: string;
  /** A city's value, or `remote`. */
  region: string;
  /** Dictionary `interpretationMode`; interpreting only. */
  interpretation_mode: string | null;
  /** Dictionary `jobLevel`. */
  job_level: string | null;
  /** Address or meeting link; for signed-in persons. */
  place: Generated<string>;
  version: Generated<number>;
  /** Names of the dictionary values in both languages, so that a search finds them. */
  search_names: Generated<string>;
  bigrams: GeneratedAlways<string[]>;
  words: GeneratedAlways<string>;
}

export interface PostingViewTable {
  /** ISO date, UTC. */
  seen_on: string;
  posting_id: string;
  /** A person, or a visitor by a hash. */
  viewer: string;
}

export interface PostingViewCountTable {
  posting_id: string;
  /** 0 to 15; a posting's views are the sum over its slots. */
  slot: number;
  views: number;
}
