import type { calls, ResponseOf } from '@tolk/contract';

/** An invitation as the supplier who received it sees it. */
export type Invitation = ResponseOf<
  (typeof calls)['supinterface']['jobs']['getPostingInvitations']
>['list'][number];
