import { opsFraud } from '@tolk/contract/calls/opsinterface/fraud';
import { route } from '../../calls/route.ts';
import { decideFraudCase, fraudCase, fraudCaseList } from '../../console/fraud/fraud-cases.ts';

export const opsFraudRoutes = [
  route(opsFraud.getFraudCaseList, fraudCaseList),
  route(opsFraud.getFraudCase, fraudCase),
  route(opsFraud.decideFraudCase, decideFraudCase),
];
