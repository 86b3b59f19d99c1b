import type { Generated } from 'kysely';
import type { PartyKind } from '@tolk/domain';
import type { ProjectType } from '@tolk/domain/dictionaries/work';

/** What both identities of a person have in common. */
export interface PersonalInformationTable {
  person_id: string;
  real_name: string;
  nickname: Generated<string>;
  nationality: string;
  region: Generated<string>;
  location: string;
  /** IANA. */
  zone: string;
  party_kind: PartyKind;
  company_name: Generated<string>;
  /** Contacts that the other side sees; not those of the account. */
  phone: Generated<string>;
  wechat: Generated<string>;
  email: Generated<string>;
  qq: Generated<string>;
  skype: Generated<string>;
  other_contact: Generated<string>;
  updated_at: Date;
}

/** Dictionary values, besides texts. */
export interface SupplierProfileTable {
  person_id: string;
  sex: Generated<string>;
  /** ISO date. */
  birth_date: string | null;
  mother_tongue: string;
  language_skills: Generated<string[]>;
  fields: Generated<string[]>;
  translation_years: Generated<string>;
  currency: string;
  source: Generated<string>;
  media_platforms: Generated<string[]>;
  other: Generated<string>;
  available_hours: Generated<string[]>;
  personal_profile: string;
  /** Clients may find this person in their search. */
  findable: Generated<boolean>;
  self_evaluation: Generated<string>;
  resume_file_id: string | null;
  updated_at: Date;
  /** Staff took the resume out of sight. */
  hidden_at: Generated<Date | null>;
}

export interface ClientProfileTable {
  person_id: string;
  job_title: Generated<string>;
  tax_number: Generated<string>;
  website: Generated<string>;
  introduction: Generated<string>;
  updated_at: Date;
}

/** Output of one language pair. */
export interface SupplierOutputTable {
  id: string;
  person_id: string;
  source_language: string;
  target_language: string;
  project_type: ProjectType;
  words_per_day: number | null;
  words_per_week: number | null;
  /** Minor units of `currency` for one unit; null: by agreement. */
  unit_price: number | null;
  currency: string;
  unit: Generated<string>;
  created_at: Date;
  /** When the supplier’s public page was changed last, while it is open; the database keeps it. */
  shown_at: Generated<Date | null>;
}
