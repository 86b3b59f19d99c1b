import type { RequestOf, ResponseOf, ServiceSession, calls } from '@tolk/contract';
import { addMs, DAY, HOUR, limits } from '@tolk/domain';
import { parseAccount } from '../accounts/identity/account-name.ts';
import { hashToken, isToken, newToken } from '../accounts/sessions/token.ts';
import type { CallContext } from '../calls/call-context.ts';
import { refuseFor } from '../calls/rate-limiter.ts';
import { invalidFields, refuse } from '../calls/refusal.ts';
import { takeFromTally } from '../calls/tallies/tally-repository.ts';
import type { Tx } from '../database/schema.ts';
import { lockCaller } from '../persons/lock-caller.ts';
import {
  findOwn,
  lockBeginning,
  lockConversation,
  moveToPerson,
  setVisitorEmail,
  updateConversation,
} from './conversation-repository.ts';
import { ownConversation, visitorIn } from './customer.ts';
import { writeEvent } from './events.ts';
import { sendLink } from './mail-answers.ts';
import { presentSession } from './own-conversation.ts';
import { presentOwn } from './present.ts';
import {
  deleteCookieAndLinks,
  deleteKeysOf,
  deleteLinksOf,
  insertKey,
  visitorOfKey,
} from './visitor-repository.ts';

type Calls = typeof calls.communicationinterface.service;

const noMail = { en: 'Enter an e-mail address.', zh: '请输入有效的邮箱地址。' };

/**
 * Where a visitor is answered when they have gone; links that went to an earlier address end. Throws 422,
 * `notFound` for a member, whose account has its own, and `tooMany`.
 */
export async function leaveEmail(
  { conversationId, email }: RequestOf<Calls['leaveServiceEmail']>,
  context: CallContext,
): Promise<ResponseOf<Calls['leaveServiceEmail']>> {
  const account = parseAccount(email);
  if (account?.channel !== 'email') invalidFields({ email: noMail });
  const { deps, now } = context;
  return context.transaction(async (tx) => {
    const { customer, conversation } = await ownConversation(tx, conversationId, context);
    if (customer.visitorId === null) refuse('notFound');
    await countLink(tx, account.value, context);
    const held = (await lockConversation(tx, conversation.id)) ?? refuse('notFound');
    if (held.email !== account.value) {
      await deleteLinksOf(tx, customer.visitorId);
      await setVisitorEmail(tx, customer.visitorId, account.value);
      await writeEvent(tx, held, { event: 'emailLeft', at: now });
    }
    await sendLink.schedule(deps.jobs, tx, {
      key: `serviceLink:${held.id}`,
      runAt: now,
      payload: { conversationId: held.id },
    });
    return presentOwn(tx, { ...held, email: account.value });
  });
}

/** Anybody may type in anybody's address: its owner gets few such mails, wherever they are asked for. */
async function countLink(
  tx: Tx,
  email: string,
  { deps: { config }, network, now }: CallContext,
): Promise<void> {
  const { links, linksToOne } = limits.service;
  const toOne = { max: linksToOne, windowMs: DAY, now };
  const taken = [await takeFromTally(tx, ['service.linkTo', email], toOne)];
  if (config.rateLimits.perCall) {
    const bound = { max: links, windowMs: HOUR, now };
    taken.push(await takeFromTally(tx, ['service.link', network], bound));
  }
  const waitMs = Math.max(...taken.map((one) => one.waitMs));
  if (waitMs > 0) refuseFor(waitMs);
}

/**
 * Makes this browser the visitor's again. Throws `serviceLinkOver`, and `serviceLinkElse` where it would lose what it
 * shows of another visitor: who opens a link may not be who has the browser's conversation.
 */
export async function openLink(
  { link, instead = false }: RequestOf<Calls['openServiceLink']>,
  context: CallContext,
): Promise<ServiceSession> {
  const { now } = context;
  return context.transaction(async (tx) => {
    const key = { hash: hashToken(link), kind: 'link', now } as const;
    const visitorId = isToken(link) ? await visitorOfKey(tx, key) : undefined;
    if (visitorId === undefined) refuse('serviceLinkOver');
    const shown = await visitorIn(tx, context.visitor, now);
    if (shown !== null && shown.visitorId !== visitorId && !instead) refuse('serviceLinkElse');
    const cookie = newToken();
    const until = addMs(now, limits.service.visitorMs);
    await insertKey(tx, visitorId, { hash: hashToken(cookie), kind: 'cookie', now, until });
    context.visitorToKeep = cookie;
    return presentSession(tx, { session: context.session, visitor: cookie, now });
  });
}

/** Forgets the visitor in this browser; mailed links open nothing any more. */
export async function forgetVisitor(
  _request: object,
  context: CallContext,
): Promise<Record<string, never>> {
  const { deps, visitor, now } = context;
  const known = await visitorIn(deps.db, visitor, now);
  if (known !== null && visitor !== null)
    await deleteCookieAndLinks(deps.db, known.visitorId, hashToken(visitor));
  context.visitorToKeep = null;
  return {};
}

/**
 * Takes what was begun as a visitor in this browser into the caller's account. Only this call does it: a
 * browser may be shared. From then on neither cookie nor link opens it. Throws `notFound`.
 */
export async function joinConversation(
  { conversationId }: RequestOf<Calls['joinServiceConversation']>,
  context: CallContext,
): Promise<ServiceSession> {
  const { personId, identity, visitor, now } = context;
  return context.transaction(async (tx) => {
    await lockCaller(tx, personId);
    const own = { personId, visitorId: null, identity };
    // A repetition, whose first answer was lost.
    if ((await findOwn(tx, own, conversationId)) !== undefined) return presentSession(tx, context);
    const before = (await visitorIn(tx, visitor, now)) ?? refuse('notFound');
    await lockBeginning(tx, before);
    const found = (await findOwn(tx, before, conversationId)) ?? refuse('notFound');
    const held = (await lockConversation(tx, found.id)) ?? refuse('notFound');
    const joined = await updateConversation(tx, held.id, {
      person_id: personId,
      visitor_id: null,
      identity: identity ?? held.identity,
      email: null,
    });
    await writeEvent(tx, joined, { event: 'joined', at: now });
    await moveToPerson(tx, before.visitorId, personId);
    await deleteKeysOf(tx, before.visitorId);
    context.visitorToKeep = null;
    return presentSession(tx, { session: context.session, visitor: null, now });
  });
}
