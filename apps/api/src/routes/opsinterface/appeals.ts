import { opsAppeals } from '@tolk/contract/calls/opsinterface/appeals';
import { route } from '../../route.ts';
import {
  appealList,
  downloadAppealFile,
  ruleAppeal,
  staffAppealDetail,
} from '../../services/appeals/staff-appeals.ts';

export const opsAppealsRoutes = [
  route(opsAppeals.getAppealList, appealList),
  route(opsAppeals.getAppealIdData, staffAppealDetail),
  route(opsAppeals.ruleAppeal, ruleAppeal),
  route(opsAppeals.downloadAppealFile, downloadAppealFile),
];
