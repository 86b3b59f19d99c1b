import { createHash } from 'node:crypto';
import type { ProjectCase } from './application-table.ts';

/**
 * Names a case within its application. It is a copy that may differ from the resume, or outlive the
 * case there, so that it is known by what it says.
 */
export function projectCaseIdOf({
  projectName,
  startMonth,
  endMonth,
  description,
}: ProjectCase): string {
  const said = JSON.stringify([projectName, startMonth, endMonth, description]);
  return createHash('sha256').update(said).digest('base64url').slice(0, 22);
}
