import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptForms, fieldsOf } from '../control/body.ts';
import { readerOf, sendPage, sendProblem } from '../pages/send-page.ts';
import type { Texts } from '../pages/text.ts';
import { text } from '../raw-body.ts';
import type { Sandbox } from '../sandbox.ts';
import { authorizePage } from './authorize-page.ts';
import { authorizePath } from './authorize-path.ts';
import { wechatUser } from './users.ts';
import { scopes } from './kept.ts';
import type { WechatAnswer } from './kept.ts';

/** The page that asks a person to be known to the product, and their answer to it. */
export function wechatAuthorizeRoutes({ keys, wechat, publicUrl }: Sandbox) {
  /** The sentence for what is wrong with the product's question. */
  function faultOf(question: Record<string, unknown>): keyof Texts | null {
    if (question.appid !== keys.wechatLogin.appId) return 'badAppId';
    if (!isRegistered(text(question, 'redirect_uri'), publicUrl())) return 'badRedirect';
    const scope = scopes.find((known) => known === question.scope);
    if (question.response_type !== 'code' || !scope) return 'badScope';
    return /^[a-zA-Z0-9]{0,128}$/.test(text(question, 'state')) ? null : 'badState';
  }

  function ask(request: FastifyRequest, reply: FastifyReply) {
    const question = { ...(request.query as object), ...fieldsOf(request) };
    const heading = faultOf(question);
    if (heading) return sendProblem(request, reply, { status: 400, heading });
    if (question.scope === 'snsapi_base') return goBack(reply, question, wechat.recognise());
    const { words } = readerOf(request, reply);
    return sendPage(request, reply, {
      heading: words.wechatLogin,
      body: authorizePage(question, words),
      leadsTo: new URL(text(question, 'redirect_uri')).origin,
    });
  }

  /** Back to the product; who declines comes back without a code. */
  function answer(request: FastifyRequest, reply: FastifyReply) {
    const fields = fieldsOf(request);
    const user = wechatUser(text(fields, 'user'));
    const heading = faultOf(fields);
    if (heading) return sendProblem(request, reply, { status: 400, heading });
    if (!user) return ask(request, reply);
    return goBack(reply, fields, wechat.answer(user.openId, fields.answer === 'allow'));
  }

  function goBack(
    reply: FastifyReply,
    question: Record<string, unknown>,
    { code, allowed }: WechatAnswer,
  ) {
    const back = new URL(text(question, 'redirect_uri'));
    if (allowed) back.searchParams.set('code', code);
    back.searchParams.set('state', text(question, 'state'));
    return reply.redirect(back.href, 303);
  }

  return async (app: FastifyInstance): Promise<void> => {
    acceptForms(app);
    app.get(authorizePath, (request, reply) => ask(request, reply));
    app.post(authorizePath, (request, reply) => answer(request, reply));
  };
}

/** On the domain that the official account has registered: the product's own. */
function isRegistered(redirectUri: string, productUrl: string): boolean {
  if (!/^https?:\/\//.test(redirectUri) || !URL.canParse(redirectUri)) return false;
  return hostOf(redirectUri) === hostOf(productUrl);
}

/** A laptop's own addresses are one domain. */
function hostOf(url: string): string {
  const { hostname } = new URL(url);
  return ['127.0.0.1', '[::1]'].includes(hostname) ? 'localhost' : hostname;
}
