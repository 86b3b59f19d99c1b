import { calls } from '@tolk/contract';
import { route, type Registration } from '../../route.ts';
import {
  addOfflineTest,
  offlineTestList,
  testPerson,
} from '../../services/language-tests/offline-tests.ts';

const { tests } = calls.opsinterface;

export const opsTestsRoutes: readonly Registration[] = [
  route(tests.getOfflineTestList, offlineTestList),
  route(tests.getTestPerson, testPerson),
  route(tests.addOfflineTest, addOfflineTest),
];
