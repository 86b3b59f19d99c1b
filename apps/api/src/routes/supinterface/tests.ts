import { calls } from '@tolk/contract';
import { route, type Registration } from '../../calls/route.ts';
import {
  addTestRequest,
  handInTestRequest,
  ownTestRequests,
  withdrawTestRequest,
} from '../../language-tests/requests/own-requests.ts';
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
  route(tests.getTeamMembers, listTeam),
  route(tests.addTeamMember, addTeamMember),
  route(tests.delTeamMember, deleteTeamMember),
];
