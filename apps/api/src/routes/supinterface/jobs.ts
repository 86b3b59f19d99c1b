import { calls } from '@tolk/contract';
import { route } from '../../calls/route.ts';
import {
  applicationDraft,
  applicationDrafts,
  dropApplicationDraft,
  saveApplicationDraft,
} from '../../market/applications/application-drafts.ts';
import { editApplication } from '../../market/applications/edit-application.ts';
import {
  apply,
  hasApplied,
  ownApplication,
  sentApplications,
  withdrawApplication,
} from '../../market/applications/supplier-applications.ts';
import { acceptInvitation } from '../../market/invitations/accept-invitation.ts';
import {
  declineInvitation,
  receivedInvitations,
} from '../../market/invitations/received-invitations.ts';
import { hallCounts } from '../../market/hall/hall-counts.ts';
import { hallDetail, hallList, statusChoices, typeChoices } from '../../market/hall/hall.ts';
import {
  addSavedSearch,
  editSavedSearch,
  listSavedSearches,
  removeSavedSearch,
} from '../../market/saved-searches/saved-searches.ts';

const { jobs } = calls.supinterface;

export const supJobRoutes = [
  route(jobs.getTaskStateData, statusChoices),
  route(jobs.getProjectTypeData, typeChoices),
  route(jobs.getProjectReleaseInforList, hallList),
  route(jobs.getHallCounts, hallCounts),
  route(jobs.getProjectReleaseInforDetail, hallDetail),
  route(jobs.addProjectApplicationJL, apply),
  route(jobs.getApplicationDraft, applicationDraft),
  route(jobs.getApplicationDrafts, applicationDrafts),
  route(jobs.saveApplicationDraft, saveApplicationDraft),
  route(jobs.dropApplicationDraft, dropApplicationDraft),
  route(jobs.uniqueApplicationRecord, hasApplied),
  route(jobs.getProjectApplicationJLData, sentApplications),
  route(jobs.getProjectApplicationJLDetail, ownApplication),
  route(jobs.editProjectApplicationJL, editApplication),
  route(jobs.withdrawProjectApplicationJL, withdrawApplication),
  route(jobs.getSavedSearches, listSavedSearches),
  route(jobs.addSavedSearch, addSavedSearch),
  route(jobs.editSavedSearch, editSavedSearch),
  route(jobs.delSavedSearch, removeSavedSearch),
  route(jobs.getPostingInvitations, receivedInvitations),
  route(jobs.acceptPostingInvitation, acceptInvitation),
  route(jobs.declinePostingInvitation, declineInvitation),
];
