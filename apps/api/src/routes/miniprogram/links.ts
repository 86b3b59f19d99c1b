import { miniProgramLinks } from '@tolk/contract/calls/miniprogram/links';
import { route } from '../../calls/route.ts';
import { miniProgramLink } from '../../accounts/wechat/mini-program.ts';

export const miniProgramLinkRoutes = [
  route(miniProgramLinks.getURLScheme, (_request, context) => miniProgramLink(context)),
];
