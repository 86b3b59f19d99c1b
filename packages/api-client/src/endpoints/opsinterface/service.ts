import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['opsinterface']['service'];

const stale = ['ServiceDesk', 'Overview', 'Audit'] as const;
const settings = ['ServiceSettings', 'Audit'] as const;

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    opsGetServiceInbox: read<Calls['getServiceInbox']>(build, '/opsinterface/getServiceInbox', [
      'ServiceDesk',
    ]),
    opsGetServiceConversation: read<Calls['getServiceConversation']>(
      build,
      '/opsinterface/getServiceConversation',
      ['ServiceDesk'],
    ),
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
    opsTakeServiceConversation: change<Calls['takeServiceConversation']>(
      build,
      '/opsinterface/takeServiceConversation',
      stale,
    ),
    opsGiveServiceConversation: change<Calls['giveServiceConversation']>(
      build,
      '/opsinterface/giveServiceConversation',
      stale,
    ),
    opsPutBackServiceConversation: change<Calls['putBackServiceConversation']>(
      build,
      '/opsinterface/putBackServiceConversation',
      stale,
    ),
    opsSnoozeServiceConversation: change<Calls['snoozeServiceConversation']>(
      build,
      '/opsinterface/snoozeServiceConversation',
      stale,
    ),
    opsWakeServiceConversation: change<Calls['wakeServiceConversation']>(
      build,
      '/opsinterface/wakeServiceConversation',
      stale,
    ),
    opsCloseServiceConversation: change<Calls['closeServiceConversation']>(
      build,
      '/opsinterface/closeServiceConversation',
      stale,
    ),
    opsReopenServiceConversation: change<Calls['reopenServiceConversation']>(
      build,
      '/opsinterface/reopenServiceConversation',
      stale,
    ),
    opsTagServiceConversation: change<Calls['tagServiceConversation']>(
      build,
      '/opsinterface/tagServiceConversation',
      stale,
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
