/** How the list of users is sorted. */
export const userSorts = ['newest', 'oldest', 'seen', 'name'] as const;
export type UserSort = (typeof userSorts)[number];

/** `both` filled in a profile on either side; the others are on that side now. */
export const userSides = ['client', 'supplier', 'both'] as const;
export type UserSide = (typeof userSides)[number];

/** What draws the eyes of staff to a user: a watch, or signs of fraud that wait to be decided on. */
export const userMarks = ['watched', 'fraud'] as const;
export type UserMark = (typeof userMarks)[number];

/** How queues of money are sorted where what waits does not simply stand first. */
export const queueSorts = ['oldest', 'newest', 'amount'] as const;
export type QueueSort = (typeof queueSorts)[number];

/** The same for queues without money. */
export const ageSorts = ['oldest', 'newest'] as const satisfies readonly QueueSort[];
export type AgeSort = (typeof ageSorts)[number];
