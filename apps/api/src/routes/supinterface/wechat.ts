import { supWechat } from '@tolk/contract/calls/supinterface/wechat';
import { route } from '../../calls/route.ts';
import { bindWechat } from '../../accounts/wechat/wechat-binding.ts';
import { wechatAuthorization, wechatLogin } from '../../accounts/wechat/wechat-login.ts';

export const supWechatRoutes = [
  route(supWechat.wechatAuthorize, async (_request, context) => wechatAuthorization(context)),
  route(supWechat.wechatLogin, wechatLogin),
  route(supWechat.wechatBind, bindWechat),
];
