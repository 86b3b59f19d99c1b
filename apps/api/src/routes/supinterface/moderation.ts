import { supModeration } from '@tolk/contract/calls/supinterface/moderation';
import { route } from '../../calls/route.ts';
import { appealHiding, ownHidings } from '../../console/moderation/own-hidings.ts';

export const supModerationRoutes = [
  route(supModeration.getOwnHidings, (_request, context) => ownHidings(context)),
  route(supModeration.appealHiding, appealHiding),
];
