/** When somebody is told about new postings that a saved search finds. */
export const alertFrequencies = ['now', 'daily', 'off'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/** Applications are taken for so many days from now at most: the job hall's filter by deadline. */
export const deadlineWindows = [1, 3, 7, 30] as const;
export type DeadlineWindow = (typeof deadlineWindows)[number];
