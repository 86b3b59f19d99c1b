import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['supinterface']['tests'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    supGetYkfYzdData: read<Calls['getYkfYzdData']>(build, '/supinterface/getYkfYzdData', [
      'LanguageTest',
    ]),
    supGetYycsYzData: read<Calls['getYycsYzData']>(build, '/supinterface/getYycsYzData', [
      'LanguageTest',
    ]),
    supGetXuanZeData: change<Calls['getXuanZeData']>(build, '/supinterface/getXuanZeData', [
      'LanguageTest',
      'Overview',
      'Resume',
    ]),
    supSaveXuanZe: change<Calls['saveXuanZe']>(build, '/supinterface/saveXuanZe', [
      'LanguageTest',
      'Overview',
      'Resume',
    ]),
    supUpXuanZeSwitch: change<Calls['upXuanZeSwitch']>(build, '/supinterface/upXuanZeSwitch', [
      'LanguageTest',
      'Overview',
      'Resume',
    ]),
    supAddXuanZe: change<Calls['addXuanZe']>(build, '/supinterface/addXuanZe', [
      'LanguageTest',
      'Overview',
      'Resume',
    ]),
    supGetXuanZeJL: read<Calls['getXuanZeJL']>(build, '/supinterface/getXuanZeJL', [
      'LanguageTest',
    ]),
    supGetTestWay: read<Calls['getTestWay']>(build, '/supinterface/getTestWay', [
      'LanguageTest',
      'Certification',
    ]),
    supGetTestRequestList: read<Calls['getTestRequestList']>(
      build,
      '/supinterface/getTestRequestList',
      ['LanguageTest'],
    ),
    supAddTestRequest: change<Calls['addTestRequest']>(build, '/supinterface/addTestRequest', [
      'LanguageTest',
    ]),
    supWithdrawTestRequest: change<Calls['withdrawTestRequest']>(
      build,
      '/supinterface/withdrawTestRequest',
      ['LanguageTest'],
    ),
    supHandInTestRequest: change<Calls['handInTestRequest']>(
      build,
      '/supinterface/handInTestRequest',
      ['LanguageTest'],
    ),
    supGetTestMarkingList: read<Calls['getTestMarkingList']>(
      build,
      '/supinterface/getTestMarkingList',
      ['LanguageTest'],
    ),
    supGetTestMarking: read<Calls['getTestMarking']>(build, '/supinterface/getTestMarking', [
      'LanguageTest',
    ]),
    supAddTestMarks: change<Calls['addTestMarks']>(build, '/supinterface/addTestMarks', [
      'LanguageTest',
      'Settlement',
      'Overview',
    ]),
    supDeclineTestMarking: change<Calls['declineTestMarking']>(
      build,
      '/supinterface/declineTestMarking',
      ['LanguageTest'],
    ),
    supGetTeamMembers: read<Calls['getTeamMembers']>(build, '/supinterface/getTeamMembers', [
      'LanguageTest',
    ]),
    supAddTeamMember: change<Calls['addTeamMember']>(build, '/supinterface/addTeamMember', [
      'LanguageTest',
      'Overview',
      'Resume',
    ]),
    supDelTeamMember: change<Calls['delTeamMember']>(build, '/supinterface/delTeamMember', [
      'LanguageTest',
      'Overview',
      'Resume',
    ]),
  }),
});

export const {
  useSupGetYkfYzdDataQuery,
  useSupGetYycsYzDataQuery,
  useSupGetXuanZeDataMutation,
  useSupSaveXuanZeMutation,
  useSupUpXuanZeSwitchMutation,
  useSupAddXuanZeMutation,
  useSupGetXuanZeJLQuery,
  useSupGetTestWayQuery,
  useSupGetTestRequestListQuery,
  useSupAddTestRequestMutation,
  useSupWithdrawTestRequestMutation,
  useSupHandInTestRequestMutation,
  useSupGetTestMarkingListQuery,
  useSupGetTestMarkingQuery,
  useSupAddTestMarksMutation,
  useSupDeclineTestMarkingMutation,
  useSupGetTeamMembersQuery,
  useSupAddTeamMemberMutation,
  useSupDelTeamMemberMutation,
} = endpoints;
