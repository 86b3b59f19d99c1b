import { opsService } from '@tolk/contract/calls/opsinterface/service';
import { route } from '../../calls/route.ts';
import { deleteOwnStaffFile, uploadStaffFile } from '../../files/uploads/staff-files.ts';
import { answerConversation, writeNote } from '../../service-desk/answer.ts';
import { beginConversation } from '../../service-desk/begin-conversation.ts';
import { cannedList, retireCanned, saveCanned } from '../../service-desk/canned.ts';
import {
  closeConversation,
  giveConversation,
  putBackConversation,
  reopenConversation,
  snoozeConversation,
  tagConversation,
  takeConversation,
  wakeConversation,
} from '../../service-desk/desk-acts.ts';
import {
  beat,
  downloadDeskFile,
  inbox,
  readConversation,
  readHistory,
} from '../../service-desk/desk.ts';
import { changeDuty, colleagues } from '../../service-desk/duty.ts';
import { figures } from '../../service-desk/figures.ts';
import { deskHours, saveHours } from '../../service-desk/hours.ts';
import { retireTag, saveTag, tagList } from '../../service-desk/tags.ts';

export const opsServiceRoutes = [
  route(opsService.getServiceInbox, inbox),
  route(opsService.getServiceConversation, readConversation),
  route(opsService.getServiceHistory, readHistory),
  route(opsService.beAtServiceDesk, beat),
  route(opsService.takeServiceConversation, takeConversation),
  route(opsService.giveServiceConversation, giveConversation),
  route(opsService.putBackServiceConversation, putBackConversation),
  route(opsService.snoozeServiceConversation, snoozeConversation),
  route(opsService.wakeServiceConversation, wakeConversation),
  route(opsService.closeServiceConversation, closeConversation),
  route(opsService.reopenServiceConversation, reopenConversation),
  route(opsService.tagServiceConversation, tagConversation),
  route(opsService.answerServiceConversation, answerConversation),
  route(opsService.beginServiceConversation, beginConversation),
  route(opsService.writeServiceNote, writeNote),
  route(opsService.uploadServiceFile, (_request, context) => uploadStaffFile('service', context)),
  route(opsService.deleteServiceFile, deleteOwnStaffFile),
  route(opsService.downloadServiceDeskFile, downloadDeskFile),
  route(opsService.getServiceColleagues, (_request, context) => colleagues(context)),
  route(opsService.setServiceDuty, changeDuty),
  route(opsService.getServiceCannedList, (_request, context) => cannedList(context)),
  route(opsService.saveServiceCanned, saveCanned),
  route(opsService.retireServiceCanned, retireCanned),
  route(opsService.getServiceTagList, (_request, context) => tagList(context)),
  route(opsService.saveServiceTag, saveTag),
  route(opsService.retireServiceTag, retireTag),
  route(opsService.getServiceHours, (_request, context) => deskHours(context)),
  route(opsService.saveServiceHours, saveHours),
  route(opsService.getServiceFigures, figures),
];
