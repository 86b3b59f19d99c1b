import { positionStatuses } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errors } from '../../errors.ts';
import { ApplicationForm, ApplicationRow } from '../../schemas/application.ts';
import {
  Bilingual,
  Done,
  Id,
  ListOf,
  MinorUnits,
  Nothing,
  Nullable,
  OneOf,
  Page,
  Text,
} from '../../schemas/base.ts';
import { PostingDetail, PostingRow, projectTypes } from '../../schemas/posting.ts';

const Choices = Type.Array(
  Type.Object({ value: Type.String(), label: Bilingual, count: Type.Integer() }),
);

export const supJobs = {
  getTaskStateData: defineCall({
    path: '/supinterface/getTaskStateData',
    access: 'public',
    summary: 'Filter choices of the job hall: posting statuses with counts.',
    request: Nothing,
    response: Choices,
    idempotency: 'none',
  }),
  getProjectTypeData: defineCall({
    path: '/supinterface/getProjectTypeData',
    access: 'public',
    summary: 'Filter choices of the job hall: types of work with counts.',
    request: Nothing,
    response: Choices,
    idempotency: 'none',
  }),
  getProjectReleaseInforList: defineCall({
    path: '/supinterface/getProjectReleaseInforList',
    access: 'public',
    summary: 'The job hall: search and filter postings, in a stable order.',
    request: Type.Object({
      ...Page,
      search: Type.Optional(Text(100)),
      projectType: Type.Optional(OneOf(projectTypes)),
      projectStatus: Type.Optional(OneOf(positionStatuses)),
      whFieldId: Type.Optional(Text(40)),
      sourceLanguage: Type.Optional(Text(20)),
      targetLanguage: Type.Optional(Text(20)),
      region: Type.Optional(Text(120)),
      salaryFrom: Type.Optional(MinorUnits),
      salaryTo: Type.Optional(MinorUnits),
      sort: Type.Optional(OneOf(['newest', 'deadline', 'salary'] as const)),
    }),
    response: ListOf(PostingRow),
    idempotency: 'none',
  }),
  getProjectReleaseInforDetail: defineCall({
    path: '/supinterface/getProjectReleaseInforDetail',
    access: 'public',
    summary: 'One posting; contact details only for signed-in persons.',
    request: Type.Object({ projectReleaseInforId: Id }),
    response: PostingDetail,
    idempotency: 'none',
  }),
  addProjectApplicationJL: defineCall({
    path: '/supinterface/addProjectApplicationJL',
    access: 'supplier',
    summary: 'Apply for a posting, once (JL = resume).',
    request: ApplicationForm,
    response: Type.Object({ projectApplicationJLId: Id }),
    idempotency: 'accepted',
    errors: [errors.alreadyApplied.code, errors.postingFinished.code, errors.ownPosting.code],
  }),
  uniqueApplicationRecord: defineCall({
    path: '/supinterface/uniqueApplicationRecord',
    access: 'supplier',
    summary: 'Has the caller applied for this posting?',
    request: Type.Object({ projectReleaseInforId: Id }),
    response: Type.Object({ applied: Type.Boolean(), projectApplicationJLId: Nullable(Id) }),
    idempotency: 'none',
  }),
  getProjectApplicationJLData: defineCall({
    path: '/supinterface/getProjectApplicationJLData',
    access: 'supplier',
    summary: 'The caller’s applications, newest first.',
    request: Type.Object({ ...Page }),
    response: ListOf(ApplicationRow),
    idempotency: 'none',
  }),
  withdrawProjectApplicationJL: defineCall({
    path: '/supinterface/withdrawProjectApplicationJL',
    access: 'supplier',
    summary: 'Withdraw an application that no order was made from.',
    request: Type.Object({ projectApplicationJLId: Id }),
    response: Done,
    idempotency: 'accepted',
  }),
};
