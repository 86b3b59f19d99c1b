import { opsAppeals } from '@tolk/contract/calls/opsinterface/appeals';
import { route } from '../../calls/route.ts';
import { deleteOwnStaffFile, uploadStaffFile } from '../../files/uploads/staff-files.ts';
import {
  appealList,
  downloadAppealFile,
  exportAppealList,
  ruleAppeal,
  staffAppealDetail,
} from '../../orders/appeals/staff-appeals.ts';
import { extendEvidence, mediate } from '../../orders/appeals/staff-mediation.ts';
import {
  appealConversations,
  askAppealParty,
  downloadAppealMessageFile,
} from '../../service-desk/appeal-questions.ts';

export const opsAppealsRoutes = [
  route(opsAppeals.getAppealList, appealList),
  route(opsAppeals.exportAppealList, exportAppealList),
  route(opsAppeals.getAppealIdData, staffAppealDetail),
  route(opsAppeals.getAppealConversations, appealConversations),
  route(opsAppeals.askAppealParty, askAppealParty),
  route(opsAppeals.downloadAppealMessageFile, downloadAppealMessageFile),
  route(opsAppeals.extendAppealEvidence, extendEvidence),
  route(opsAppeals.mediateAppeal, mediate),
  route(opsAppeals.ruleAppeal, ruleAppeal),
  route(opsAppeals.uploadRulingFile, (_request, context) => uploadStaffFile('ruling', context)),
  route(opsAppeals.deleteRulingFile, deleteOwnStaffFile),
  route(opsAppeals.downloadAppealFile, downloadAppealFile),
];
