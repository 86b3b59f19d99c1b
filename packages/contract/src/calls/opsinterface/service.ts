import { languages, limits, serviceCloseReasons } from '@tolk/domain';
import { Type, type TProperties, type TSchema } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import {
  Count,
  Done,
  FileInfo,
  Flag,
  Id,
  Line,
  ListOf,
  Nothing,
  OneOf,
  Page,
  SearchWords,
  ShanghaiDay,
  Text,
  Timestamp,
} from '../../schemas/base.ts';
import { ChangeNumber } from '../../schemas/conversation.ts';
import {
  ServiceCanned,
  ServiceColleague,
  ServiceCounts,
  ServiceDeskPulse,
  ServiceFigures,
  ServiceHours,
  ServiceHoursForm,
  ServiceInboxRow,
  ServiceTag,
  ServiceText,
  StaffServiceConversation,
  StaffServiceMessage,
  serviceBoxes,
} from '../../schemas/service.ts';

const scope = 'service' as const;
const conversation = { conversationId: Id };

/** Reads something of the desk, and changes nothing. */
function look<const Name extends string, Request extends TProperties, Response extends TSchema>(
  name: Name,
  summary: string,
  request: Request,
  response: Response,
) {
  return defineCall({
    path: `/opsinterface/${name}` as const,
    access: 'staff',
    scope,
    summary,
    request: Type.Object(request),
    response,
    idempotency: 'none',
  });
}

/** One act on a conversation as it was looked at; answers how it then stands. */
function act<const Name extends string, Fields extends TProperties>(
  name: Name,
  summary: string,
  fields: Fields,
) {
  return defineCall({
    path: `/opsinterface/${name}` as const,
    access: 'staff',
    scope,
    summary,
    request: Type.Object({ ...conversation, version: Count, ...fields }),
    response: StaffServiceConversation,
    idempotency: 'accepted',
    errors: [errorCodes.conflict],
  });
}

/** Sets something of the desk itself. */
function set<const Name extends string, Request extends TProperties, Response extends TSchema>(
  name: Name,
  summary: string,
  request: Request,
  response: Response,
) {
  return defineCall({
    path: `/opsinterface/${name}` as const,
    access: 'staff',
    scope,
    summary,
    request: Type.Object(request),
    response,
    idempotency: 'accepted',
    errors: [errorCodes.conflict],
  });
}

/** The service desk: conversations with members and visitors, and what it works with. */
export const opsService = {
  getServiceInbox: look(
    'getServiceInbox',
    'Conversations of a box: who waits first, the longest before all, then what was written last.',
    {
      ...Page,
      box: OneOf(serviceBoxes),
      /** In all texts, notes too, and in names. */
      search: SearchWords,
      tagId: Type.Optional(Id),
      language: Type.Optional(OneOf(languages)),
    },
    Type.Object({ ...ListOf(ServiceInboxRow).properties, counts: ServiceCounts }),
  ),
  getServiceConversation: look(
    'getServiceConversation',
    'One conversation with who asks; the look is noted.',
    conversation,
    StaffServiceConversation,
  ),
  getServiceHistory: look(
    'getServiceHistory',
    'Messages, notes and events: the newest, those before, after or around one; the look is noted.',
    {
      ...conversation,
      before: Type.Optional(ChangeNumber),
      after: Type.Optional(ChangeNumber),
      around: Type.Optional(ChangeNumber),
    },
    Type.Object({
      /** By `seq`, the oldest first. */
      list: Type.Array(StaffServiceMessage),
      /** More before the first; with `after`: more after the last. */
      hasMore: Flag,
      /** With `around`: more after the last. */
      hasLater: Flag,
    }),
  ),
  beAtServiceDesk: look(
    'beAtServiceDesk',
    'A beat of who is at the desk: what they look at and write; answers what changed.',
    {
      conversationId: Type.Optional(Id),
      typing: Flag,
      /** The newest message of the open conversation that is on screen. */
      readUpTo: Type.Optional(ChangeNumber),
    },
    ServiceDeskPulse,
  ),
  takeServiceConversation: act('takeServiceConversation', 'Take a conversation on.', {}),
  giveServiceConversation: act('giveServiceConversation', 'Give a conversation to a colleague.', {
    staffId: Id,
  }),
  putBackServiceConversation: act(
    'putBackServiceConversation',
    'Give a conversation back to the queue.',
    {},
  ),
  snoozeServiceConversation: act(
    'snoozeServiceConversation',
    'Put a conversation off until a time; a message of the customer brings it back before.',
    { until: Timestamp },
  ),
  wakeServiceConversation: act('wakeServiceConversation', 'Bring a snoozed conversation back.', {}),
  closeServiceConversation: act('closeServiceConversation', 'Close a conversation with a reason.', {
    reason: OneOf(serviceCloseReasons),
  }),
  reopenServiceConversation: act(
    'reopenServiceConversation',
    'Open a closed conversation again; it is then the caller’s.',
    {},
  ),
  tagServiceConversation: act('tagServiceConversation', 'Set the tags of a conversation.', {
    tagIds: Type.Array(Id, { maxItems: limits.service.tags.perConversation, uniqueItems: true }),
  }),
  answerServiceConversation: defineCall({
    path: '/opsinterface/answerServiceConversation',
    access: 'staff',
    scope,
    summary:
      'Answer with text or one file; a conversation without an owner is then the caller’s, a snoozed one awake.',
    request: Type.Object({
      ...conversation,
      messageId: Id,
      text: Type.Optional(ServiceText),
      /** Uploaded by the same member with `uploadServiceFile`. */
      fileId: Type.Optional(Id),
    }),
    response: StaffServiceMessage,
    idempotency: 'none',
    errors: [errorCodes.conflict],
  }),
  beginServiceConversation: defineCall({
    path: '/opsinterface/beginServiceConversation',
    access: 'staff',
    scope,
    summary:
      'Write to a person who has not asked, in the conversation that is open with them or a new one.',
    request: Type.Object({ personId: Id, messageId: Id, text: ServiceText }),
    response: StaffServiceConversation,
    idempotency: 'none',
    errors: [errorCodes.conflict],
  }),
  writeServiceNote: defineCall({
    path: '/opsinterface/writeServiceNote',
    access: 'staff',
    scope,
    summary: 'Write a note that only the staff reads; who is mentioned sees it in their box.',
    request: Type.Object({
      ...conversation,
      messageId: Id,
      text: Text(limits.service.text, 1),
      mentionIds: Type.Array(Id, { maxItems: limits.service.mentions, uniqueItems: true }),
    }),
    response: StaffServiceMessage,
    idempotency: 'none',
  }),
  uploadServiceFile: defineCall({
    path: '/opsinterface/uploadServiceFile',
    access: 'staff',
    scope,
    summary: 'Upload one file (part `file`) for an answer; nobody else reads it before that.',
    request: Nothing,
    response: FileInfo,
    idempotency: 'none',
    body: 'multipart',
    errors: [
      errorCodes.payloadTooLarge,
      errorCodes.fileTypeRefused,
      errorCodes.fileTooComplex,
      errorCodes.tooManyEntries,
    ],
  }),
  deleteServiceFile: defineCall({
    path: '/opsinterface/deleteServiceFile',
    access: 'staff',
    scope,
    summary: 'Delete a file of one’s own that no answer has.',
    request: Type.Object({ fileId: Id }),
    response: Done,
    idempotency: 'accepted',
    errors: [errorCodes.fileInUse],
  }),
  downloadServiceDeskFile: defineCall({
    path: '/opsinterface/downloadServiceDeskFile',
    access: 'staff',
    scope,
    summary: 'A file of a conversation; the look is noted.',
    request: Type.Object({ ...conversation, fileId: Id }),
    response: Nothing,
    idempotency: 'none',
    answer: 'file',
  }),
  getServiceColleagues: look(
    'getServiceColleagues',
    'Who works at the desk: on duty or not, languages, and how much each has.',
    {},
    Type.Array(ServiceColleague),
  ),
  setServiceDuty: set(
    'setServiceDuty',
    'Go on or off duty; who goes off gives their waiting conversations back to the queue.',
    {
      onDuty: Flag,
      /** In which one answers; kept where it is left out. */
      languages: Type.Optional(
        Type.Array(OneOf(languages), { minItems: 1, maxItems: 2, uniqueItems: true }),
      ),
    },
    ServiceColleague,
  ),
  getServiceCannedList: look(
    'getServiceCannedList',
    'Ready answers in both languages, by shortcut.',
    {},
    Type.Array(ServiceCanned),
  ),
  saveServiceCanned: set(
    'saveServiceCanned',
    'Add a ready answer, or change one; {name} and {agent} are filled in.',
    {
      cannedId: Type.Optional(Id),
      /** Of the one that is changed. */
      version: Type.Optional(Count),
      shortcut: Line(limits.service.canned.shortcut, 1),
      textEn: Text(limits.service.text, 1),
      textZh: Text(limits.service.text, 1),
    },
    ServiceCanned,
  ),
  retireServiceCanned: set(
    'retireServiceCanned',
    'Offer a ready answer no more, or again.',
    { cannedId: Id, retired: Flag },
    ServiceCanned,
  ),
  getServiceTagList: look(
    'getServiceTagList',
    'Tags that conversations can carry, by name.',
    {},
    Type.Array(ServiceTag),
  ),
  saveServiceTag: set(
    'saveServiceTag',
    'Add a tag, or rename one.',
    {
      tagId: Type.Optional(Id),
      nameEn: Line(limits.service.tags.name, 1),
      nameZh: Line(limits.service.tags.name, 1),
    },
    ServiceTag,
  ),
  retireServiceTag: set(
    'retireServiceTag',
    'Offer a tag no more, or again; conversations keep it.',
    { tagId: Id, retired: Flag },
    ServiceTag,
  ),
  getServiceHours: look(
    'getServiceHours',
    'When the desk is open: its week, days that differ, and its time zone.',
    {},
    ServiceHours,
  ),
  saveServiceHours: set(
    'saveServiceHours',
    'Set when the desk is open.',
    { version: Count, ...ServiceHoursForm.properties },
    ServiceHours,
  ),
  getServiceFigures: look(
    'getServiceFigures',
    'Volume by hour, first answer, resolution and satisfaction, by member and by tag.',
    { from: ShanghaiDay, to: ShanghaiDay },
    ServiceFigures,
  ),
};
