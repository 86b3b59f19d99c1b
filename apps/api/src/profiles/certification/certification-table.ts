import type { Generated, JSONColumnType } from 'kysely';
import type {
  CompanyNumberKind,
  DocumentType,
  SettlementMethodName,
  VerificationAction,
  VerificationKind,
  VerificationStatus,
} from '@tolk/domain';

export interface RealNameVerificationTable {
  id: string;
  person_id: string;
  status: VerificationStatus;
  document_type: DocumentType;
  name: string;
  /** AES-256-GCM, see server-key.ts. */
  sealed_number: Buffer;
  masked_number: string;
  /** Keyed hash: the same document is known again. */
  number_fingerprint: Buffer;
  reason: string | null;
  submitted_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  version: Generated<number>;
}

export interface CompanyCertificationTable {
  id: string;
  person_id: string;
  status: VerificationStatus;
  company_name: string;
  /** Of the dictionary `nationality`. */
  country: Generated<string>;
  number_kind: Generated<CompanyNumberKind>;
  /** The number of that kind, as it was typed. */
  credit_code: string;
  /** Another company had the number before writings were compared; see migrations 0948 and 0952. */
  number_doubled: Generated<boolean>;
  legal_representative: string;
  reason: string | null;
  submitted_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  version: Generated<number>;
}

export interface SettlementMethodTable {
  id: string;
  person_id: string;
  method: SettlementMethodName;
  status: VerificationStatus;
  /** The form as JSON, AES-256-GCM. */
  sealed_details: Buffer;
  masked_details: JSONColumnType<Record<string, string>>;
  reason: string | null;
  submitted_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  version: Generated<number>;
}

export interface TranslatorCertificateTable {
  id: string;
  person_id: string;
  status: VerificationStatus;
  /** Of the dictionary `certificateBody`. */
  body: string;
  number: string;
  level: string;
  source_language: string;
  target_language: string;
  /** `YYYY-MM`. */
  issued_month: string;
  /** Of the dictionary `field`: what it is said to prove. */
  fields: Generated<string[]>;
  /** Those that staff confirmed with the decision. */
  proven_fields: Generated<string[]>;
  reason: string | null;
  submitted_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  /** The result that it counts as, while certified. */
  language_test_id: string | null;
  version: Generated<number>;
}

/** By person or organisation and pair: fields that their own or their members' verified certificates prove. */
export interface ProvenFieldView {
  person_id: string;
  source_language: string;
  target_language: string;
  field: string;
  /** All that the certificate proves, `field` among them. */
  proven_fields: string[];
}

export interface TranslatorCertificateFileTable {
  file_id: string;
  certificate_id: string;
  position: number;
}

/** A photo of exactly one verification. */
export interface VerificationFileTable {
  file_id: string;
  real_name_id: string | null;
  company_id: string | null;
  position: number;
}

export interface VerificationEventTable {
  id: string;
  kind: VerificationKind;
  subject_id: string;
  action: VerificationAction;
  /** Null: the person. */
  staff_id: string | null;
  reason: Generated<string>;
  at: Date;
}
