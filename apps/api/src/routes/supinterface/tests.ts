import { calls } from '@tolk/contract';
import { route, type Registration } from '../../calls/route.ts';
import {
  addTestRequest,
  handInTestRequest,
  ownTestRequests,
  withdrawTestRequest,
} from '../../language-tests/requests/own-requests.ts';
import {
  declineTestMarking,
  ownTestMarking,
  ownTestMarkings,
} from '../../language-tests/markings/own-markings.ts';
import { markTestTranslation } from '../../orders/earnings/mark-for-fee.ts';
import { listOpenPairs, mayBeTested, startTest } from '../../language-tests/tests/start-test.ts';
import { handIn, saveAnswer, switchPage } from '../../language-tests/tests/take-test.ts';
import {
  addTeamMember,
  deleteTeamMember,
  listHistory,
  listTeam,
} from '../../language-tests/team/team.ts';
import { testWay } from '../../profiles/test-ways/test-way.ts';

const { tests } = calls.supinterface;

export const supTestsRoutes: readonly Registration[] = [
  route(tests.getYkfYzdData, listOpenPairs),
  route(tests.getYycsYzData, mayBeTested),
  route(tests.getXuanZeData, startTest),
  route(tests.saveXuanZe, saveAnswer),
  route(tests.upXuanZeSwitch, switchPage),
  route(tests.addXuanZe, handIn),
  route(tests.getXuanZeJL, listHistory),
  route(tests.getTestWay, testWay),
  route(tests.getTestRequestList, ownTestRequests),
  route(tests.addTestRequest, addTestRequest),
  route(tests.withdrawTestRequest, withdrawTestRequest),
  route(tests.handInTestRequest, handInTestRequest),
  route(tests.getTestMarkingList, ownTestMarkings),
  route(tests.getTestMarking, ownTestMarking),
  route(tests.addTestMarks, markTestTranslation),
  route(tests.declineTestMarking, declineTestMarking),
  route(tests.getTeamMembers, listTeam),
  route(tests.addTeamMember, addTeamMember),
  route(tests.delTeamMember, deleteTeamMember),
];
