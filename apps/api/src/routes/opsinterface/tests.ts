import { calls } from '@tolk/contract';
import { route, type Registration } from '../../route.ts';
import { addOfflineTest, offlineTestList } from '../../services/language-tests/offline-tests.ts';

const { tests } = calls.opsinterface;

export const opsTestsRoutes: readonly Registration[] = [
  route(tests.getOfflineTestList, offlineTestList),
  route(tests.addOfflineTest, addOfflineTest),
];
