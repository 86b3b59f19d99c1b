import { supModeration } from '@tolk/contract/calls/supinterface/moderation';
import { route } from '../../calls/route.ts';
import { reportContent } from '../../console/moderation/report-content.ts';
import { appealHiding, ownHidings } from '../../console/moderation/own-hidings.ts';

export const supModerationRoutes = [
  route(supModeration.reportContent, reportContent),
  route(supModeration.getOwnHidings, (_request, context) => ownHidings(context)),
  route(supModeration.appealHiding, appealHiding),
];
