import type { ResponseOf, StaffServiceConversation, calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['opsinterface']['service'];

const stale = ['ServiceDesk', 'Overview', 'Audit'] as const;
const settings = ['ServiceSettings', 'Audit'] as const;

const looking = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    opsGetServiceConversation: read<Calls['getServiceConversation']>(
      build,
      '/opsinterface/getServiceConversation',
      ['ServiceDesk'],
    ),
  }),
});

type Acts = {
  [Name in keyof Calls]: ResponseOf<Calls[Name]> extends StaffServiceConversation ? Name : never;
}[keyof Calls];

/** The answer is the conversation as it is now, so that the next act names its version without a wait. */
function act<Name extends Acts>(
  build: Parameters<typeof change>[0],
  path: Calls[Name]['path'],
): ReturnType<typeof change<Calls[Name]>> {
  return {
    ...change<Calls[Name]>(build, path, stale),
    async onQueryStarted(_request, { dispatch, queryFulfilled }) {
      const answer = await queryFulfilled.catch(() => null);
      if (answer === null) return;
      const { conversationId } = answer.data;
      const { updateQueryData } = looking.util;
      dispatch(updateQueryData('opsGetServiceConversation', { conversationId }, () => answer.data));
    },
  };
}

const endpoints = looking.injectEndpoints({
  endpoints: (build) => ({
    opsGetServiceInbox: read<Calls['getServiceInbox']>(build, '/opsinterface/getServiceInbox', [
      'ServiceDesk',
    ]),
    opsGetServiceHistory: read<Calls['getServiceHistory']>(
      build,
      '/opsinterface/getServiceHistory',
      [],
    ),
    opsBeAtServiceDesk: change<Calls['beAtServiceDesk']>(
      build,
      '/opsinterface/beAtServiceDesk',
      [],
    ),
    opsTakeServiceConversation: act<'takeServiceConversation'>(
      build,
      '/opsinterface/takeServiceConversation',
    ),
    opsGiveServiceConversation: act<'giveServiceConversation'>(
      build,
      '/opsinterface/giveServiceConversation',
    ),
    opsPutBackServiceConversation: act<'putBackServiceConversation'>(
      build,
      '/opsinterface/putBackServiceConversation',
    ),
    opsSnoozeServiceConversation: act<'snoozeServiceConversation'>(
      build,
      '/opsinterface/snoozeServiceConversation',
    ),
    opsWakeServiceConversation: act<'wakeServiceConversation'>(
      build,
      '/opsinterface/wakeServiceConversation',
    ),
    opsCloseServiceConversation: act<'closeServiceConversation'>(
      build,
      '/opsinterface/closeServiceConversation',
    ),
    opsReopenServiceConversation: act<'reopenServiceConversation'>(
      build,
      '/opsinterface/reopenServiceConversation',
    ),
    opsTagServiceConversation: act<'tagServiceConversation'>(
      build,
      '/opsinterface/tagServiceConversation',
    ),
    opsAnswerServiceConversation: change<Calls['answerServiceConversation']>(
      build,
      '/opsinterface/answerServiceConversation',
      stale,
    ),
    opsBeginServiceConversation: change<Calls['beginServiceConversation']>(
      build,
      '/opsinterface/beginServiceConversation',
      stale,
    ),
    opsWriteServiceNote: change<Calls['writeServiceNote']>(
      build,
      '/opsinterface/writeServiceNote',
      stale,
    ),
    opsGetServiceColleagues: read<Calls['getServiceColleagues']>(
      build,
      '/opsinterface/getServiceColleagues',
      ['ServiceDesk'],
    ),
    opsSetServiceDuty: change<Calls['setServiceDuty']>(
      build,
      '/opsinterface/setServiceDuty',
      stale,
    ),
    opsGetServiceCannedList: read<Calls['getServiceCannedList']>(
      build,
      '/opsinterface/getServiceCannedList',
      ['ServiceSettings'],
    ),
    opsSaveServiceCanned: change<Calls['saveServiceCanned']>(
      build,
      '/opsinterface/saveServiceCanned',
      settings,
    ),
    opsRetireServiceCanned: change<Calls['retireServiceCanned']>(
      build,
      '/opsinterface/retireServiceCanned',
      settings,
    ),
    opsGetServiceTagList: read<Calls['getServiceTagList']>(
      build,
      '/opsinterface/getServiceTagList',
      ['ServiceSettings'],
    ),
    opsSaveServiceTag: change<Calls['saveServiceTag']>(
      build,
      '/opsinterface/saveServiceTag',
      settings,
    ),
    opsRetireServiceTag: change<Calls['retireServiceTag']>(
      build,
      '/opsinterface/retireServiceTag',
      settings,
    ),
    opsGetServiceHours: read<Calls['getServiceHours']>(build, '/opsinterface/getServiceHours', [
      'ServiceSettings',
    ]),
    opsSaveServiceHours: change<Calls['saveServiceHours']>(
      build,
      '/opsinterface/saveServiceHours',
      settings,
    ),
    opsGetServiceFigures: read<Calls['getServiceFigures']>(
      build,
      '/opsinterface/getServiceFigures',
      ['ServiceDesk'],
    ),
    opsDeleteServiceFile: change<Calls['deleteServiceFile']>(
      build,
      '/opsinterface/deleteServiceFile',
      ['File'],
    ),
  }),
});

export const {
  useOpsGetServiceInboxQuery,
  useOpsGetServiceConversationQuery,
  useLazyOpsGetServiceHistoryQuery,
  useOpsBeAtServiceDeskMutation,
  useOpsTakeServiceConversationMutation,
  useOpsGiveServiceConversationMutation,
  useOpsPutBackServiceConversationMutation,
  useOpsSnoozeServiceConversationMutation,
  useOpsWakeServiceConversationMutation,
  useOpsCloseServiceConversationMutation,
  useOpsReopenServiceConversationMutation,
  useOpsTagServiceConversationMutation,
  useOpsAnswerServiceConversationMutation,
  useOpsBeginServiceConversationMutation,
  useOpsWriteServiceNoteMutation,
  useOpsGetServiceColleaguesQuery,
  useOpsSetServiceDutyMutation,
  useOpsGetServiceCannedListQuery,
  useOpsSaveServiceCannedMutation,
  useOpsRetireServiceCannedMutation,
  useOpsGetServiceTagListQuery,
  useOpsSaveServiceTagMutation,
  useOpsRetireServiceTagMutation,
  useOpsGetServiceHoursQuery,
  useOpsSaveServiceHoursMutation,
  useOpsGetServiceFiguresQuery,
  useOpsDeleteServiceFileMutation,
} = endpoints;
