import { miniProgramLinks } from '@tolk/contract/calls/miniprogram/links';
import { route } from '../../route.ts';
import { miniProgramLink } from '../../services/mini-program.ts';

export const miniProgramLinkRoutes = [
  route(miniProgramLinks.getURLScheme, (_request, context) => miniProgramLink(context)),
];
