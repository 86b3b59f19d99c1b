/** What became of an invitation to a posting; `null` at the wire while it is open. */
export const invitationAnswers = [
  'applied',
  /** At the terms offered, by one press. */
  'accepted',
  'declined',
  /** The client took it back. */
  'withdrawn',
  /** Somebody else was the first to accept. */
  'taken',
] as const;
export type InvitationAnswer = (typeof invitationAnswers)[number];

/** After these the supplier may be invited to the same posting again: they have not answered. */
export const unansweredEnds: readonly InvitationAnswer[] = ['withdrawn', 'taken'];

/** After these the supplier does not come: nothing is negotiated, and no order follows from the invitation. */
export const notComing: readonly InvitationAnswer[] = [...unansweredEnds, 'declined'];

/**
 * How the work goes to one of several who are invited: the first who accepts has it, or the client
 * chooses among all who do.
 */
export const invitationAwards = ['first', 'choice'] as const;
export type InvitationAward = (typeof invitationAwards)[number];

/** For so many hours one of the client's lists of suppliers is asked first. */
export const askedFirstHours = [4, 24, 72] as const;
export type AskedFirstHours = (typeof askedFirstHours)[number];
