import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['communicationinterface']['chat'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    chatCeatesession: change<Calls['ceatesession']>(
      build,
      '/communicationinterface/ceatesession',
      [],
    ),
    chatAddContact: change<Calls['addContact']>(build, '/communicationinterface/addContact', [
      'Contact',
    ]),
    chatGetXQContactList: read<Calls['getXQContactList']>(
      build,
      '/communicationinterface/getXQContactList',
      ['Contact'],
    ),
    chatGetGYSContactList: read<Calls['getGYSContactList']>(
      build,
      '/communicationinterface/getGYSContactList',
      ['Contact'],
    ),
    chatSetContact: change<Calls['setContact']>(build, '/communicationinterface/setContact', [
      'Contact',
      'Unread',
      'Posting',
      'SavedPosting',
      'SavedSearch',
      'Overview',
    ]),
    // Threads keep what they hold themselves, and ask for what changed since.
    chatSessionHistory: read<Calls['sessionHistory']>(
      build,
      '/communicationinterface/sessionHistory',
      [],
    ),
    chatMessageSending: change<Calls['messageSending']>(
      build,
      '/communicationinterface/messageSending',
      [],
    ),
    chatReadMessage: change<Calls['readMessage']>(build, '/communicationinterface/readMessage', []),
    chatGetRecallMessage: change<Calls['getRecallMessage']>(
      build,
      '/communicationinterface/getRecallMessage',
      [],
    ),
    chatGetXQUnreadmessage: read<Calls['getXQUnreadmessage']>(
      build,
      '/communicationinterface/getXQUnreadmessage',
      ['Unread'],
    ),
    chatGetGYSUnreadmessage: read<Calls['getGYSUnreadmessage']>(
      build,
      '/communicationinterface/getGYSUnreadmessage',
      ['Unread'],
    ),
    chatSearchMessages: read<Calls['searchMessages']>(
      build,
      '/communicationinterface/searchMessages',
      ['Contact'],
    ),
    chatGetSessionFiles: read<Calls['getSessionFiles']>(
      build,
      '/communicationinterface/getSessionFiles',
      ['Contact'],
    ),
    chatGetChatSettings: read<Calls['getChatSettings']>(
      build,
      '/communicationinterface/getChatSettings',
      ['Contact'],
    ),
    chatSetChatSettings: change<Calls['setChatSettings']>(
      build,
      '/communicationinterface/setChatSettings',
      ['Contact'],
    ),
    chatReportMessage: change<Calls['reportMessage']>(
      build,
      '/communicationinterface/reportMessage',
      [],
    ),
  }),
});

export const {
  useChatCeatesessionMutation,
  useChatAddContactMutation,
  useChatGetXQContactListQuery,
  useChatGetGYSContactListQuery,
  useChatSetContactMutation,
  useLazyChatSessionHistoryQuery,
  useChatMessageSendingMutation,
  useChatReadMessageMutation,
  useChatGetRecallMessageMutation,
  useChatGetXQUnreadmessageQuery,
  useChatGetGYSUnreadmessageQuery,
  useChatSearchMessagesQuery,
  useChatGetSessionFilesQuery,
  useChatGetChatSettingsQuery,
  useChatSetChatSettingsMutation,
  useChatReportMessageMutation,
} = endpoints;
