/** Why somebody reports a message, or who wrote it. */
export const reportReasons = ['spam', 'outsidePayment', 'abuse', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What staff decides: nothing, a word to the writer, or that they can't write for a while. */
export const reportOutcomes = ['dismissed', 'warned', 'silenced'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];
