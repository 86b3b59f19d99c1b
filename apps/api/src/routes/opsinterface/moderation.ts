import { opsModeration } from '@tolk/contract/calls/opsinterface/moderation';
import { route } from '../../calls/route.ts';
import {
  decideHiding,
  hideContent,
  moderatedContent,
  moderatedList,
} from '../../console/moderation/moderate.ts';

export const opsModerationRoutes = [
  route(opsModeration.getModeratedList, moderatedList),
  route(opsModeration.getModeratedContent, moderatedContent),
  route(opsModeration.hideContent, hideContent),
  route(opsModeration.decideHiding, decideHiding),
];
