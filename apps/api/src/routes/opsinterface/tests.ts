import { calls } from '@tolk/contract';
import { route, type Registration } from '../../calls/route.ts';
import {
  declineTestRequest,
  giveTestText,
  markTestRequest,
  testRequestDetail,
  testRequestList,
} from '../../language-tests/requests/desk-requests.ts';
import {
  addSampleText,
  retireSampleText,
  sampleTextList,
} from '../../language-tests/requests/sample-texts.ts';
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
  route(tests.getTestRequestList, testRequestList),
  route(tests.getTestRequestDetail, testRequestDetail),
  route(tests.giveTestText, giveTestText),
  route(tests.declineTestRequest, declineTestRequest),
  route(tests.markTestRequest, markTestRequest),
  route(tests.getSampleTextList, sampleTextList),
  route(tests.addSampleText, addSampleText),
  route(tests.retireSampleText, retireSampleText),
];
