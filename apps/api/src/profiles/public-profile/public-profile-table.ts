import type { Generated } from 'kysely';

/** What a supplier chose to show to everybody. */
export interface PublicProfileTable {
  person_id: string;
  is_open: boolean;
  /** The one that is shown; all that the person had stand in `public_address`. */
  address: string;
  headline: string;
  /** Null while it is closed. */
  agreed_at: Date | null;
  changed_at: Date;
  /** Agreed to a list of what is shown that names past work and returning clients. */
  shows_work: Generated<boolean>;
  /** Staff took it out of the public's sight. */
  hidden_at: Generated<Date | null>;
}

export interface PublicAddressTable {
  /** SHA-256 of what addresses that look alike have in common. */
  key: string;
  /** Null, as the person: of an account that was deleted. */
  address: string | null;
  person_id: string | null;
}

/** A piece of work: the source and its translation. */
export interface PortfolioSampleTable {
  id: string;
  person_id: string;
  title: string;
  source_language: string;
  target_language: string;
  field: string;
  source_text: string;
  target_text: string;
  is_public: boolean;
  created_at: Date;
}
