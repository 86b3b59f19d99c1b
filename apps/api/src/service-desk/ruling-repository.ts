import type { Queryable } from '../database/schema.ts';

/** Whether somebody else, who still works here, has taken the appeal on. */
export async function isOfColleague(
  db: Queryable,
  appealId: string,
  staffId: string,
): Promise<boolean> {
  const taken = await db
    .selectFrom('work_case')
    .innerJoin('staff', 'staff.id', 'work_case.assignee_id')
    .select('staff.id')
    .where('subject', '=', 'appeal')
    .where('subject_id', '=', appealId)
    .where('staff.id', '<>', staffId)
    .where('staff.active', '=', true)
    .executeTakeFirst();
  return taken !== undefined;
}
