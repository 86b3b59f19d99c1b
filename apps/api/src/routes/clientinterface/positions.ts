import { calls } from '@tolk/contract';
import { route } from '../../calls/route.ts';
import {
  collectReceived,
  judgeReceived,
  listForPosting,
  listReceived,
  readReceived,
  showContact,
} from '../../market/applications/received-applications.ts';
import { openToAll } from '../../market/postings/asked-first.ts';
import {
  addPosting,
  editPosting,
  finishPosting,
  listOwnPostings,
  ownPostingDetail,
  removePosting,
  reopenPosting,
  shareLink,
} from '../../market/postings/own-postings.ts';
import { proposePosting } from '../../market/postings/posting-proposal.ts';

const { positions } = calls.clientinterface;

export const clientPositionRoutes = [
  route(positions.getPositionProjectList, listOwnPostings),
  route(positions.addPositionProject, addPosting),
  route(positions.getPostingProposal, proposePosting),
  route(positions.editPositionProject, editPosting),
  route(positions.openPositionToAll, openToAll),
  route(positions.finishPositionProject, finishPosting),
  route(positions.reopenPositionProject, reopenPosting),
  route(positions.delPositionProject, removePosting),
  route(positions.getPositionProjectDetail, ownPostingDetail),
  route(positions.getProjectShareLink, shareLink),
  route(positions.getPositionProjectResume, listForPosting),
  route(positions.getResumeDelivery, listReceived),
  route(positions.getProjectApplicationJLData, readReceived),
  route(positions.setJlMatchingStatus, judgeReceived),
  route(positions.showContact, showContact),
  route(positions.setJlIsCollect, collectReceived),
];
