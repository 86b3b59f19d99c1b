import { service } from '@tolk/contract/calls/communicationinterface/service';
import { route } from '../../calls/route.ts';
import {
  downloadOwn,
  rateService,
  readService,
  serviceDesk,
  serviceHistory,
  servicePulse,
  serviceSession,
  unreadService,
} from '../../service-desk/own-conversation.ts';
import {
  forgetVisitor,
  joinConversation,
  leaveEmail,
  openLink,
} from '../../service-desk/visitor-links.ts';
import { writeToService } from '../../service-desk/write-to-service.ts';

export const serviceRoutes = [
  route(service.serviceSession, serviceSession),
  route(service.serviceSessionHistory, serviceHistory),
  route(service.serviceMessageSending, writeToService),
  route(service.serviceReadMessage, readService),
  route(service.serviceUnreadMessage, unreadService),
  route(service.getWebSocketKFZX, serviceDesk),
  route(service.servicePulse, servicePulse),
  route(service.leaveServiceEmail, leaveEmail),
  route(service.openServiceLink, openLink),
  route(service.forgetServiceVisitor, forgetVisitor),
  route(service.joinServiceConversation, joinConversation),
  route(service.rateService, rateService),
  route(service.downloadServiceFile, downloadOwn),
];
