/** In which forms the analyses of CAT tools are read: the XML of Trados, CSV of memoQ and others, the JSON of Phrase. */
export const wordLogFormats = ['trados', 'csv', 'phrase'] as const;
export type WordLogFormat = (typeof wordLogFormats)[number];

/**
 * Why a log is not read: it is not of the form that its tool writes, or its figures don't come to its
 * total; it is of several target languages; its words are weighted already.
 */
export const wordLogProblems = ['unreadable', 'severalLanguages', 'weighted'] as const;
export type WordLogProblem = (typeof wordLogProblems)[number];
