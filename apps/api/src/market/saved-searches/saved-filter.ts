import type { RequestOf, calls } from '@tolk/contract';
import type { SavedSearchRecord } from './saved-search-repository.ts';

type Filter = RequestOf<typeof calls.supinterface.jobs.addSavedSearch>['filter'];
type FilterColumns = Pick<
  SavedSearchRecord,
  | 'search'
  | 'project_type'
  | 'status'
  | 'field'
  | 'source_language'
  | 'target_language'
  | 'region'
  | 'unit'
  | 'salary_from'
  | 'salary_to'
  | 'salary_band'
  | 'deadline_days'
>;

/** A filter as it is stored; what it doesn't ask for is null. */
export function columnsOf(filter: Filter): FilterColumns {
  return {
    search: filter.search?.trim() ?? '',
    project_type: filter.projectType ?? null,
    status: filter.projectStatus ?? null,
    field: filter.whFieldId || null,
    source_language: filter.sourceLanguage || null,
    target_language: filter.targetLanguage || null,
    region: filter.region || null,
    unit: filter.unitName || null,
    salary_from: filter.salaryFrom ?? null,
    salary_to: filter.salaryTo ?? null,
    salary_band: filter.salaryBand || null,
    deadline_days: filter.deadlineWithin ?? null,
  };
}

/** The stored filter as the job hall takes it. */
export function filterOf(row: FilterColumns): Filter {
  const filter = {
    search: row.search || null,
    projectType: row.project_type,
    projectStatus: row.status,
    whFieldId: row.field,
    sourceLanguage: row.source_language,
    targetLanguage: row.target_language,
    region: row.region,
    unitName: row.unit,
    salaryFrom: row.salary_from,
    salaryTo: row.salary_to,
    salaryBand: row.salary_band,
    deadlineWithin: row.deadline_days,
  };
  const asked = Object.entries(filter).filter(([, value]) => value !== null);
  return Object.fromEntries(asked) as Filter;
}
