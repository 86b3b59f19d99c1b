import type { Generated } from 'kysely';

/** Months as `YYYY-MM`; an open end is null. */
export interface EducationTable {
  id: string;
  person_id: string;
  university: string;
  major: string;
  degree: string;
  start_month: string;
  end_month: string | null;
  description: Generated<string>;
  created_at: Date;
}

export interface CertificateTable {
  id: string;
  person_id: string;
  language: string;
  certificate: string;
  level: Generated<string>;
  issued_month: string | null;
  created_at: Date;
}

export interface WorkExperienceTable {
  id: string;
  person_id: string;
  company: string;
  occupation: string;
  start_month: string;
  end_month: string | null;
  description: Generated<string>;
  created_at: Date;
}

export interface ProjectExperienceTable {
  id: string;
  person_id: string;
  name: string;
  start_month: string;
  end_month: string | null;
  description: string;
  created_at: Date;
}

/** A file of exactly one entry. */
export interface ResumeFileTable {
  file_id: string;
  education_id: string | null;
  certificate_id: string | null;
  project_experience_id: string | null;
  position: number;
}
