import { supWechat } from '@tolk/contract/calls/supinterface/wechat';
import { route } from '../../route.ts';
import { bindWechat } from '../../services/accounts/wechat/wechat-binding.ts';
import { wechatAuthorization, wechatLogin } from '../../services/accounts/wechat/wechat-login.ts';

export const supWechatRoutes = [
  route(supWechat.wechatAuthorize, async (_request, context) => wechatAuthorization(context)),
  route(supWechat.wechatLogin, wechatLogin),
  route(supWechat.wechatBind, bindWechat),
];
