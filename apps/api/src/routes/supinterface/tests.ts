import { calls } from '@tolk/contract';
import { route, type Registration } from '../../route.ts';
import { listOpenPairs, mayBeTested, startTest } from '../../services/language-tests/start-test.ts';
import { handIn, saveAnswer, switchPage } from '../../services/language-tests/take-test.ts';
import {
  addTeamMember,
  deleteTeamMember,
  listHistory,
  listTeam,
} from '../../services/language-tests/team.ts';

const { tests } = calls.supinterface;

export const supTestsRoutes: readonly Registration[] = [
  route(tests.getYkfYzdData, listOpenPairs),
  route(tests.getYycsYzData, mayBeTested),
  route(tests.getXuanZeData, startTest),
  route(tests.saveXuanZe, saveAnswer),
  route(tests.upXuanZeSwitch, switchPage),
  route(tests.addXuanZe, handIn),
  route(tests.getXuanZeJL, listHistory),
  route(tests.getTeamMembers, listTeam),
  route(tests.addTeamMember, addTeamMember),
  route(tests.delTeamMember, deleteTeamMember),
];
