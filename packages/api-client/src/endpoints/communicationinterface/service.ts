import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['communicationinterface']['service'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    chatServiceSession: read<Calls['serviceSession']>(
      build,
      '/communicationinterface/serviceSession',
      ['Service'],
    ),
    chatServiceSessionHistory: read<Calls['serviceSessionHistory']>(
      build,
      '/communicationinterface/serviceSessionHistory',
      [],
    ),
    chatServiceMessageSending: change<Calls['serviceMessageSending']>(
      build,
      '/communicationinterface/serviceMessageSending',
      [],
    ),
    chatServiceReadMessage: change<Calls['serviceReadMessage']>(
      build,
      '/communicationinterface/serviceReadMessage',
      ['Unread'],
    ),
    chatServiceUnreadMessage: read<Calls['serviceUnreadMessage']>(
      build,
      '/communicationinterface/serviceUnreadMessage',
      ['Unread'],
    ),
    chatGetWebSocketKFZX: read<Calls['getWebSocketKFZX']>(
      build,
      '/communicationinterface/getWebSocketKFZX',
      ['Service'],
    ),
    chatServicePulse: change<Calls['servicePulse']>(
      build,
      '/communicationinterface/servicePulse',
      [],
    ),
    chatLeaveServiceEmail: change<Calls['leaveServiceEmail']>(
      build,
      '/communicationinterface/leaveServiceEmail',
      ['Service', 'Unread'],
    ),
    chatOpenServiceLink: change<Calls['openServiceLink']>(
      build,
      '/communicationinterface/openServiceLink',
      ['Service', 'Unread'],
    ),
    chatForgetServiceVisitor: change<Calls['forgetServiceVisitor']>(
      build,
      '/communicationinterface/forgetServiceVisitor',
      ['Service', 'Unread'],
    ),
    chatJoinServiceConversation: change<Calls['joinServiceConversation']>(
      build,
      '/communicationinterface/joinServiceConversation',
      ['Service', 'Unread'],
    ),
    chatRateService: change<Calls['rateService']>(build, '/communicationinterface/rateService', [
      'Service',
      'Unread',
    ]),
  }),
});

export const {
  useChatServiceSessionQuery,
  useLazyChatServiceSessionHistoryQuery,
  useChatServiceMessageSendingMutation,
  useChatServiceReadMessageMutation,
  useChatServiceUnreadMessageQuery,
  useChatGetWebSocketKFZXQuery,
  useChatServicePulseMutation,
  useChatLeaveServiceEmailMutation,
  useChatOpenServiceLinkMutation,
  useChatForgetServiceVisitorMutation,
  useChatJoinServiceConversationMutation,
  useChatRateServiceMutation,
} = endpoints;
