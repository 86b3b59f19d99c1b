import { opsAppeals } from '@tolk/contract/calls/opsinterface/appeals';
import { route } from '../../calls/route.ts';
import { deleteRulingFile, uploadRulingFile } from '../../orders/appeals/ruling-files.ts';
import {
  appealList,
  downloadAppealFile,
  ruleAppeal,
  staffAppealDetail,
} from '../../orders/appeals/staff-appeals.ts';

export const opsAppealsRoutes = [
  route(opsAppeals.getAppealList, appealList),
  route(opsAppeals.getAppealIdData, staffAppealDetail),
  route(opsAppeals.ruleAppeal, ruleAppeal),
  route(opsAppeals.uploadRulingFile, uploadRulingFile),
  route(opsAppeals.deleteRulingFile, deleteRulingFile),
  route(opsAppeals.downloadAppealFile, downloadAppealFile),
];
