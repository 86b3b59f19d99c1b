import { clientInfo } from '@tolk/contract/calls/clientinterface/info';
import { route } from '../../route.ts';
import { ownCompany, submitCompany } from '../../services/certification/company.ts';
import { ownRealName, submitRealName } from '../../services/certification/real-name.ts';
import {
  ownClientInformation,
  saveClientInformation,
} from '../../services/profiles/client-information.ts';

export const clientInfoRoutes = [
  route(clientInfo.getSysInfoBasicsData, ownClientInformation),
  route(clientInfo.addOrEditSysInfo, saveClientInformation),
  route(clientInfo.getSysSmrzData, ownRealName),
  route(clientInfo.addOrEditSysSmrz, submitRealName),
  route(clientInfo.getSysCompanyData, (_request, context) => ownCompany(context)),
  route(clientInfo.addOrEditSysCompany, submitCompany),
];
