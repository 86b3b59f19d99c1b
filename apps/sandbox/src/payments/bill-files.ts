import { randomBytes } from 'node:crypto';

/** Files that an address was given for; who has it may fetch them for a while, by wall time. */
export interface BillFiles {
  /** Answers the token. */
  keep(file: Buffer): string;
  /** Null when the token is unknown or too old. */
  take(token: string): Buffer | null;
}

export function createBillFiles(lifetimeMs: number): BillFiles {
  const files = new Map<string, { file: Buffer; until: number }>();
  return {
    keep(file) {
      for (const [token, { until }] of files) if (until < Date.now()) files.delete(token);
      const token = randomBytes(24).toString('hex');
      files.set(token, { file, until: Date.now() + lifetimeMs });
      return token;
    },
    take(token) {
      const kept = files.get(token);
      return kept && kept.until >= Date.now() ? kept.file : null;
    },
  };
}
