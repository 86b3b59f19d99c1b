import type { calls, ResponseOf } from '@tolk/contract';

/** An appeal with its order, as the desk gets it. */
export type AppealWithOrder = ResponseOf<
  (typeof calls)['opsinterface']['appeals']['getAppealIdData']
>;
