import type { calls, ResponseOf } from '@tolk/contract';

/** An appeal with its order, as staff see it. */
export type AppealWithOrder = ResponseOf<
  (typeof calls)['opsinterface']['appeals']['getAppealIdData']
>;
