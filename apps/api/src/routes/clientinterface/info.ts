import { clientInfo } from '@tolk/contract/calls/clientinterface/info';
import { route } from '../../calls/route.ts';
import { ownCompany, submitCompany } from '../../profiles/certification/company.ts';
import { ownRealName, submitRealName } from '../../profiles/certification/real-name.ts';
import {
  ownClientInformation,
  saveClientInformation,
} from '../../profiles/profile/client-information.ts';

export const clientInfoRoutes = [
  route(clientInfo.getSysInfoBasicsData, ownClientInformation),
  route(clientInfo.addOrEditSysInfo, saveClientInformation),
  route(clientInfo.getSysSmrzData, ownRealName),
  route(clientInfo.addOrEditSysSmrz, submitRealName),
  route(clientInfo.getSysCompanyData, (_request, context) => ownCompany(context)),
  route(clientInfo.addOrEditSysCompany, submitCompany),
];
