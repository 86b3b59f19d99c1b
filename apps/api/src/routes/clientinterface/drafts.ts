import { calls } from '@tolk/contract';
import { route } from '../../calls/route.ts';
import { listDrafts, removeDraft, saveDraft } from '../../market/drafts/drafts.ts';

const { drafts } = calls.clientinterface;

export const clientDraftRoutes = [
  route(drafts.getPositionDrafts, listDrafts),
  route(drafts.savePositionDraft, saveDraft),
  route(drafts.delPositionDraft, removeDraft),
];
