import type { StaffServiceConversation, calls } from '@tolk/contract';
import { act, change, read, type Dispatch } from '../../endpoint.ts';
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

function showConversation(conversation: StaffServiceConversation, dispatch: Dispatch): void {
  const { conversationId } = conversation;
  const { updateQueryData } = looking.util;
  dispatch(updateQueryData('opsGetServiceConversation', { conversationId }, () => conversation));
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
    opsTakeServiceConversation: act<Calls['takeServiceConversation']>(
      build,
      '/opsinterface/takeServiceConversation',
      stale,
      showConversation,
    ),
    opsGiveServiceConversation: act<Calls['giveServiceConversation']>(
      build,
      '/opsinterface/giveServiceConversation',
      stale,
      showConversation,
    ),
    opsPutBackServiceConversation: act<Calls['putBackServiceConversation']>(
      build,
      '/opsinterface/putBackServiceConversation',
      stale,
      showConversation,
    ),
    opsSnoozeServiceConversation: act<Calls['snoozeServiceConversation']>(
      build,
      '/opsinterface/snoozeServiceConversation',
      stale,
      showConversation,
    ),
    opsWakeServiceConversation: act<Calls['wakeServiceConversation']>(
      build,
      '/opsinterface/wakeServiceConversation',
      stale,
      showConversation,
    ),
    opsCloseServiceConversation: act<Calls['closeServiceConversation']>(
      build,
      '/opsinterface/closeServiceConversation',
      stale,
      showConversation,
    ),
    opsReopenServiceConversation: act<Calls['reopenServiceConversation']>(
      build,
      '/opsinterface/reopenServiceConversation',
      stale,
      showConversation,
    ),
    opsTagServiceConversation: act<Calls['tagServiceConversation']>(
      build,
      '/opsinterface/tagServiceConversation',
      stale,
      showConversation,
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
