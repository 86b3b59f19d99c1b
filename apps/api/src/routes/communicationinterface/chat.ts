import { chat } from '@tolk/contract/calls/communicationinterface/chat';
import { route } from '../../calls/route.ts';
import { changeChatSettings, chatSettings } from '../../conversations/chat-settings.ts';
import { changeContact, contactsOf, unreadOf } from '../../conversations/contacts.ts';
import { history, listSharedFiles, searchMessages } from '../../conversations/history.ts';
import { addContact, openSession } from '../../conversations/open-conversation.ts';
import { markRead, takeBackMessage } from '../../conversations/own-messages.ts';
import { reportMessage } from '../../conversations/report-message.ts';
import { sendMessage } from '../../conversations/send-message.ts';

export const chatRoutes = [
  route(chat.ceatesession, openSession),
  route(chat.addContact, addContact),
  route(chat.getXQContactList, contactsOf('client')),
  route(chat.getGYSContactList, contactsOf('supplier')),
  route(chat.setContact, changeContact),
  route(chat.sessionHistory, history),
  route(chat.messageSending, sendMessage),
  route(chat.readMessage, markRead),
  route(chat.getRecallMessage, takeBackMessage),
  route(chat.getXQUnreadmessage, unreadOf('client')),
  route(chat.getGYSUnreadmessage, unreadOf('supplier')),
  route(chat.searchMessages, searchMessages),
  route(chat.getSessionFiles, listSharedFiles),
  route(chat.getChatSettings, chatSettings),
  route(chat.setChatSettings, changeChatSettings),
  route(chat.reportMessage, reportMessage),
];
