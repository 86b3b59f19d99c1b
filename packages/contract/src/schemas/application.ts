import { applicationActions, applicationStatuses, limits } from '@tolk/domain';
import { Type, type Static } from 'typebox';
import {
  ActionState,
  Currency,
  Flag,
  Id,
  MinorUnits,
  Nullable,
  OneOf,
  Text,
  Timestamp,
} from './base.ts';

export const ApplicationForm = Type.Object({
  projectReleaseInforId: Id,
  content: Text(limits.description.max, limits.description.min),
  instructions: Type.Optional(Text(limits.remarks.max)),
  /** Expected pay for one unit of the posting, minor units of its currency. */
  expectedPrice: Type.Integer({ minimum: limits.unitPrice.min, maximum: limits.unitPrice.max }),
});
export type ApplicationForm = Static<typeof ApplicationForm>;

export const ApplicationRow = Type.Object({
  projectApplicationJLId: Id,
  projectReleaseInforId: Id,
  projectName: Type.String(),
  projectType: Type.String(),
  sourceLanguage: Type.String(),
  targetLanguage: Type.String(),
  supUserId: Id,
  supUserName: Type.String(),
  content: Type.String(),
  instructions: Type.String(),
  expectedPrice: MinorUnits,
  currency: Currency,
  unitName: Type.String(),
  status: OneOf(applicationStatuses),
  isCollect: Flag,
  createTime: Timestamp,
  projectOrderId: Nullable(Id),
  allowedActions: Type.Array(ActionState(applicationActions)),
});
export type ApplicationRow = Static<typeof ApplicationRow>;
