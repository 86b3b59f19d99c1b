const separator = ', ';

/** Several values of a dictionary as one fact of the audit log, which keeps texts. */
export function auditList(values: readonly string[]): string {
  return values.join(separator);
}

/** The values of such a fact; none where it is left out or empty. */
export function readAuditList(fact = ''): string[] {
  return fact === '' ? [] : fact.split(separator);
}
