/**
 * Demo data as pure data: people, postings, applications and orders that look real, dated from the
 * moment of seeding, and a generator of any number of postings for benchmarks. No SQL, no I/O:
 * what seeds a database inserts these through the repositories.
 */
export * from './appeal.ts';
export * from './calendars.ts';
export * from './dates.ts';
export * from './demo-staff.ts';
export * from './demo.ts';
export * from './feedback.ts';
export * from './generate-postings.ts';
export * from './invoice-details.ts';
export * from './negotiations.ts';
export * from './news.ts';
export * from './organisation.ts';
export * from './overtime.ts';
export * from './people-clients.ts';
export * from './probe-translation.ts';
export * from './public-profiles.ts';
export * from './reports.ts';
export * from './resumes.ts';
export * from './service.ts';
export * from './settlements.ts';
export * from './supplier-company.ts';
export * from './translator-certificates.ts';
export * from './types.ts';
