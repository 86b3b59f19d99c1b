import { calls } from '@tolk/contract';
import { route, type Registration } from '../../calls/route.ts';
import {
  addOfflineTest,
  offlineTestList,
  testPerson,
} from '../../language-tests/tests/offline-tests.ts';

const { tests } = calls.opsinterface;

export const opsTestsRoutes: readonly Registration[] = [
  route(tests.getOfflineTestList, offlineTestList),
  route(tests.getTestPerson, testPerson),
  route(tests.addOfflineTest, addOfflineTest),
];
