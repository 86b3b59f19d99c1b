import type { ApplicationStatus, Identity, Language, OrderState } from '@tolk/domain';
import type { ProjectType } from '@tolk/domain/dictionaries/index';

/**
 * Shapes of the demo data. Values of dictionaries are kept as their `value`; prices are in fen;
 * every `…OffsetHours` counts from the moment of seeding, negative ones lie in the past.
 */

export interface SeedLanguagePair {
  sourceLanguage: string;
  targetLanguage: string;
  type: ProjectType;
  /** Words (or characters, from Chinese and Japanese) a day; null for interpreting. */
  wordsPerDay: number | null;
}

export interface SeedSupplier {
  sex: string;
  /** ISO date. */
  birthDate: string;
  nationality: string;
  regionCode: string;
  motherTongue: string;
  translationYears: string;
  degree: string;
  university: string;
  major: string;
  certificates: readonly string[];
  pairs: readonly SeedLanguagePair[];
  fields: readonly string[];
  availability: string;
  level: string;
  selfDescription: string;
}

export interface SeedClient {
  companyName: string;
  /** In China the unified social credit code, elsewhere the VAT or registration number. */
  taxNumber: string;
  contactName: string;
  contactPhone: string;
  regionCode: string;
  /** IANA zone in which this client states dates. */
  zone: string;
  description: string;
}

export interface SeedPerson {
  key: string;
  /** The e-mail address this person logs in with. */
  account: string;
  realName: string;
  displayName: string;
  language: Language;
  identities: readonly Identity[];
  supplier: SeedSupplier | null;
  client: SeedClient | null;
}

export interface SeedPosting {
  key: string;
  /** Key of the client who publishes it. */
  client: string;
  /** The language it is written in. */
  language: Language;
  title: string;
  type: ProjectType;
  interpretationMode: string | null;
  sourceLanguage: string;
  targetLanguage: string;
  field: string;
  level: string;
  unit: string;
  /** Fen for one unit. */
  unitPrice: number;
  /** In units: 18 of `thousand-words` are 18,000 words. */
  workload: number;
  currency: string;
  /** Where the work happens, or where the client sits when it is done remotely. */
  regionCode: string;
  remote: boolean;
  publishedOffsetHours: number;
  deadlineOffsetHours: number;
  startOffsetHours: number;
  dueOffsetHours: number;
  remarks: string;
  deliveryInstructions: string;
  views: number;
}

/** A posting as it is written down: what follows from its type is added by postings.ts. */
export type SeedPostingDraft = Omit<
  SeedPosting,
  'currency' | 'remote' | 'interpretationMode' | 'language'
> & { interpretationMode?: string };

export interface SeedApplication {
  key: string;
  posting: string;
  supplier: string;
  status: ApplicationStatus;
  createdOffsetHours: number;
  /** Fen for one unit of the posting. */
  expectedPrice: number;
  content: string;
}

export interface SeedEvaluation {
  by: Identity;
  stars: 1 | 2 | 3 | 4 | 5;
  text: string;
  createdOffsetHours: number;
}

/** A part that is delivered and paid by itself; the price in fen. */
export interface SeedMilestone {
  name: string;
  price: number;
  dueOffsetHours: number;
}

export interface SeedOrder {
  key: string;
  /** The application it was made from, which names posting and supplier. */
  application: string;
  state: OrderState;
  createdOffsetHours: number;
  receivedOffsetHours: number | null;
  paidOffsetHours: number | null;
  deliveredOffsetHours: number | null;
  completedOffsetHours: number | null;
  dueOffsetHours: number;
  unitPrice: number;
  workload: number;
  /** How an interpreter is booked: days in a row, and hours on each; null for texts. */
  sittings: { days: number; hours: number } | null;
  /** Two or more that together cost what the order costs; none where it is one piece. */
  milestones: readonly SeedMilestone[];
  description: string;
  rejectionReason: string | null;
  deliveryDescription: string | null;
  changeRequest: string | null;
  evaluations: readonly SeedEvaluation[];
}
