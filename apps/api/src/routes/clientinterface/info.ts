import { clientInfo } from '@tolk/contract/calls/clientinterface/info';
import { route } from '../../route.ts';
import {
  ownClientInformation,
  saveClientInformation,
} from '../../services/profiles/client-information.ts';

export const clientInfoRoutes = [
  route(clientInfo.getSysInfoBasicsData, ownClientInformation),
  route(clientInfo.addOrEditSysInfo, saveClientInformation),
];
