import { opsFaults } from '@tolk/contract/calls/opsinterface/faults';
import { route } from '../../calls/route.ts';
import {
  faultDetail,
  faultList,
  setFaultState,
  setFaultStates,
} from '../../front-ends/faults/fault-desk.ts';

export const opsFaultRoutes = [
  route(opsFaults.getFrontEndFaultList, faultList),
  route(opsFaults.getFrontEndFault, faultDetail),
  route(opsFaults.setFrontEndFaultState, setFaultState),
  route(opsFaults.setFrontEndFaultStates, setFaultStates),
];
