import { opsModeration } from '@tolk/contract/calls/opsinterface/moderation';
import { route } from '../../calls/route.ts';
import { dismissContentReports, reportedContent } from '../../console/moderation/close-reports.ts';
import {
  decideHiding,
  hideContent,
  moderatedContent,
  moderatedList,
} from '../../console/moderation/moderate.ts';

export const opsModerationRoutes = [
  route(opsModeration.getModeratedList, moderatedList),
  route(opsModeration.getModeratedContent, moderatedContent),
  route(opsModeration.getReportedContent, reportedContent),
  route(opsModeration.dismissContentReports, dismissContentReports),
  route(opsModeration.hideContent, hideContent),
  route(opsModeration.decideHiding, decideHiding),
];
