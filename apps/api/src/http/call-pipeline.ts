import { hash } from 'node:crypto';
import { SpanKind } from '@opentelemetry/api';
import { errorCodes } from '@tolk/contract/error-codes';
import { headers } from '@tolk/contract/headers';
import type { AnyCall } from '@tolk/contract';
import { MINUTE, type Language } from '@tolk/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext } from '../calls/call-context.ts';
import { transaction } from '../database/transaction.ts';
import type { Dependencies } from '../dependencies.ts';
import { invalidFields, refuse } from '../calls/refusal.ts';
import { changeLanguage } from '../accounts/login/account-repository.ts';
import type { Registration } from '../calls/route.ts';
import { begin, firstAnswer, type Answer, type Run } from '../calls/idempotency/idempotency.ts';
import { admit, RevokedSession } from '../accounts/sessions/sessions.ts';
import { inTurns } from '../calls/in-turns.ts';
import { admitStaff } from '../staff/login/staff-sessions.ts';
import type { CallOutcome } from './answer-log.ts';
import { admitTo, assertAccess, confirmParty, isStaffCall, partyOf } from './call-access.ts';
import {
  callerKey,
  limitByAddress,
  limitByPerson,
  onlySuccessCounts,
  perCallKey,
} from './call-limits.ts';
import { deviceCookie, keepToken, tokenIn, visitorCookie } from './cookies.ts';
import { refusalEnvelope, sendEnvelope, success } from './envelope.ts';
import { multipartRefused, multipartWanted, refusalFor } from './faults.ts';
import { sendFile } from './file-answer.ts';
import { assertClean } from './hygiene.ts';
import { jsonOf } from './json-body.ts';
import { languageOf } from './language.ts';
import { isForm, isFormData, readParts } from './multipart.ts';
import { withQuery } from './query-fields.ts';
import { networkOf } from './network-of.ts';
import { inSpan } from '../tracing/spans.ts';
import { traceIdOf, validTraceparent } from '../tracing/traceparent.ts';
import type { RateLimiter } from '../calls/rate-limiter.ts';
import { compileRequest, compileResponse, type Check } from './request-shape.ts';
import { verifySignature } from './signature.ts';
import { readOn } from './slow-clients.ts';

/** Refusals that say "try again": a repetition with the same key is carried out again. */
const transient = new Set<number>([
  errorCodes.tooMany,
  errorCodes.fault,
  errorCodes.unavailable,
  errorCodes.paymentUnavailable,
]);
const noBody = Buffer.alloc(0);
const userAgentMax = 500;
const keyForm = /^[\x21-\x7e]{1,200}$/;

interface Prepared extends Registration {
  checkRequest: Check;
  /** Carries a call out once its caller has few enough others under way. */
  inTurn: ReturnType<typeof callTurns>;
  checkResponse: Check | null;
}

/** Everything between the wire and a handler, in the order in which a call is judged. */
export function createPipeline(deps: Dependencies, limiter: RateLimiter) {
  const inTurn = callTurns(deps);
  return (registration: Registration) => {
    const { call } = registration;
    const prepared: Prepared = {
      ...registration,
      inTurn,
      checkRequest: compileRequest(call.request),
      checkResponse: needsResponseCheck(deps, call)
        ? compileResponse(call.response, call.path)
        : null,
    };
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const context = contextOf(deps, call, request, deps.clock.now());
      const parent = validTraceparent(request.headers.traceparent);
      const code = await inSpan(
        `POST ${call.path}`,
        { kind: SpanKind.SERVER, parent },
        async (note) => {
          const answered = await answerCall(limiter, prepared, context, request, reply);
          note({ 'tolk.envelope': answered, 'tolk.request_id': request.id });
          return answered;
        },
      );
      request.callOutcome = outcomeOf(code, context);
      deps.metrics.call(call.path, code, reply.elapsedTime);
      return reply;
    };
  };
}

/**
 * Calls of one caller that are carried out at once take at most half of the connections to the
 * database, so that others never wait behind them; the rest of theirs wait.
 */
function callTurns({ config }: Dependencies) {
  const atOnce = Math.ceil(config.poolSize / 2);
  return inTurns({ atOnce: Infinity, own: { atOnce } });
}

/** Sends the answer; answers its code. */
async function answerCall(
  limiter: RateLimiter,
  prepared: Prepared,
  context: CallContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<number> {
  try {
    const result = await handleCall(limiter, prepared, request, context);
    if (result.code === 0) await rememberLanguage(context);
    keepCookies(reply, context);
    if (context.answerFile === undefined) sendEnvelope(reply, result.code, result.text);
    else sendFile(reply, context.answerFile);
    return result.code;
  } catch (error) {
    return sendRefusal(reply, request, error, context.language);
  }
}

function outcomeOf(envelope: number, { session, staff }: CallContext): CallOutcome {
  return {
    envelope,
    ...(session && { personId: session.personId }),
    ...(staff && { staffId: staff.staffId }),
  };
}

function keepCookies(reply: FastifyReply, context: CallContext): void {
  const { deviceToKeep, visitorToKeep, deps } = context;
  if (deviceToKeep !== undefined) keepToken(reply, deviceCookie, deviceToKeep, deps.config);
  if (visitorToKeep !== undefined) keepToken(reply, visitorCookie, visitorToKeep, deps.config);
}

/**
 * Mails and messages speak the language that the person chose last, by signing in or by changing it.
 * A screen that is open elsewhere in another language goes on calling and is no choice.
 */
async function rememberLanguage({ deps, session, language }: CallContext): Promise<void> {
  if (session === null || session.language === language) return;
  const { sessionId, personId, memberId } = session;
  await changeLanguage(deps.db, { sessionId, personId: memberId ?? personId }, language);
}

async function handleCall(
  limiter: RateLimiter,
  prepared: Prepared,
  request: FastifyRequest,
  context: CallContext,
): Promise<Answer> {
  const { call } = prepared;
  const { deps, now } = context;
  await limitByAddress(limiter, context, call);
  refuseStrayMultipart(call, request);
  // Multipart bodies are not kept: they count as empty.
  const raw = request.rawBody ?? noBody;
  const verified = verifySignature(
    { method: request.method, path: request.url, headers: request.headers, body: raw },
    now,
  );
  try {
    if (isStaffCall(call)) {
      context.staff = await admitTo(call, () => admitStaff(deps, verified, now));
    } else {
      context.session = await admitTo(call, () => admit(deps, verified, now));
    }
  } catch (error) {
    const first = await answerBeforeTheEnd(error, call, request, context);
    if (first !== undefined) return first;
    throw error;
  }
  context.identity = context.session?.identity ?? null;
  assertAccess(call, context);
  if (context.session !== null) context.session = partyOf(call, context.session);
  await limitByPerson(limiter, context, call);
  const produce = () => carryOut(prepared, request, raw, context);
  // An upload takes as long as the line to its sender; files have turns of their own.
  const inTurn =
    call.body === 'multipart' ? produce : () => prepared.inTurn(produce, callerKey(context));
  if (call.limit?.counts !== 'successes') return inTurn();
  return onlySuccessCounts(limiter, call.limit, perCallKey(call, context), now, inTurn);
}

async function carryOut(
  prepared: Prepared,
  request: FastifyRequest,
  raw: Buffer,
  context: CallContext,
): Promise<Answer> {
  const { call } = prepared;
  if (call.body === 'multipart') {
    const parts = await readParts(request);
    check(prepared, parts.fields);
    context.upload = parts.upload;
    return envelopeOf(prepared, parts.fields, context);
  }
  const body = withQuery(call, request.query, jsonOf(request, raw));
  check(prepared, body);
  const key = keyOf(call, request);
  if (key === undefined) return envelopeOf(prepared, body, context);
  context.idempotencyKey = key;
  return once(prepared, body, hash('sha256', raw, 'buffer'), context);
}

/** Before the signature, which does not cover such a body: otherwise it would seem to be wrong. */
function refuseStrayMultipart(call: AnyCall, request: FastifyRequest): void {
  if (!isForm(request) || (call.body === 'multipart' && isFormData(request))) return;
  request.raw.resume();
  refuse('invalid', call.body === 'multipart' ? multipartWanted : multipartRefused);
}

/** How long after its end a session is still given the answer to its last call (ms). */
const lastWordMs = MINUTE;

/**
 * Logout and a change of identity end the session they are made with. A caller who lost the answer
 * and repeats the call with its key gets that answer, not the news that the session is over.
 */
async function answerBeforeTheEnd(
  error: unknown,
  call: AnyCall,
  request: FastifyRequest,
  { deps, now }: CallContext,
): Promise<Answer | undefined> {
  if (!(error instanceof RevokedSession) || call.body === 'multipart') return undefined;
  if (now.getTime() - error.endedAt.getTime() > lastWordMs) return undefined;
  const key = request.headers[headers.idempotencyKey];
  if (call.idempotency === 'none' || typeof key !== 'string') return undefined;
  const id = { caller: error.personId, path: call.path, key };
  return firstAnswer(deps, id, hash('sha256', request.rawBody ?? noBody, 'buffer'));
}

function check(prepared: Prepared, body: unknown): void {
  assertClean(body);
  prepared.checkRequest(body);
}

async function once(
  prepared: Prepared,
  body: unknown,
  bodyHash: Buffer,
  context: CallContext,
): Promise<Answer> {
  const { deps, requestId, now } = context;
  const id = {
    caller: context.session?.personId ?? context.staff?.staffId ?? '',
    path: prepared.call.path,
    key: context.idempotencyKey ?? '',
  };
  const run = await begin(deps, id, { bodyHash, requestId, now });
  if ('text' in run) return run;
  context.transaction = (work) =>
    transaction(deps.db, async (tx) => {
      await context.confirmParty(tx);
      const result = await work(tx);
      await run.commit(tx);
      return result;
    });
  return keepAnswer(run, () => envelopeOf(prepared, body, context), context);
}

async function keepAnswer(
  run: Run,
  produce: () => Promise<Answer>,
  context: CallContext,
): Promise<Answer> {
  let answer: Answer;
  try {
    answer = await produce();
  } catch (error) {
    const refusal = refusalFor(error);
    if (transient.has(refusal.code)) {
      await run.release();
      throw error;
    }
    answer = {
      code: refusal.code,
      text: JSON.stringify(refusalEnvelope(refusal, context.language)),
    };
  }
  await run.finish(answer);
  return answer;
}

async function envelopeOf(
  prepared: Prepared,
  body: unknown,
  context: CallContext,
): Promise<Answer> {
  const data = await prepared.run(body, context);
  prepared.checkResponse?.(data);
  return { code: 0, text: JSON.stringify(success(data)) };
}

function contextOf(
  deps: Dependencies,
  call: AnyCall,
  request: FastifyRequest,
  now: Date,
): CallContext {
  return {
    deps,
    get personId() {
      return this.session?.personId ?? refuse('unauthenticated');
    },
    get memberId() {
      return this.session?.memberId ?? null;
    },
    identity: null,
    session: null,
    get staffMember() {
      return this.staff ?? refuse('unauthenticated');
    },
    staff: null,
    language: languageOf(request.headers['accept-language']),
    now,
    requestId: request.id,
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, userAgentMax),
    network: networkOf(request.ip),
    device: tokenIn(deviceCookie, request),
    visitor: tokenIn(visitorCookie, request),
    confirmParty(tx) {
      return confirmParty(tx, call, this);
    },
    transaction(work) {
      return transaction(deps.db, async (tx) => {
        await this.confirmParty(tx);
        return work(tx);
      });
    },
  };
}

function keyOf(call: AnyCall, request: FastifyRequest): string | undefined {
  if (call.idempotency === 'none') return undefined;
  const key = request.headers[headers.idempotencyKey];
  if (key === undefined && call.idempotency === 'accepted') return undefined;
  if (typeof key === 'string' && keyForm.test(key)) return key;
  return invalidFields({
    [headers.idempotencyKey]: {
      en: 'This call needs the header idempotency-key: up to 200 visible ASCII characters, new for each action.',
      zh: '此操作需要 idempotency-key 请求头：不超过 200 个可见 ASCII 字符，每次操作使用新的值。',
    },
  });
}

function needsResponseCheck({ config }: Dependencies, call: AnyCall): boolean {
  return config.environment !== 'production' && call.answer !== 'file';
}

/** Sends what went wrong and answers its code; faults are logged with their stack, none is sent. */
export function sendRefusal(
  reply: FastifyReply,
  request: FastifyRequest,
  error: unknown,
  language: Language,
): number {
  const refusal = refusalFor(error);
  const traceId = traceIdOf(validTraceparent(request.headers.traceparent));
  const about = { reqId: request.id, traceId, err: error };
  if (refusal.code === errorCodes.fault) request.log.error(about, 'call failed');
  else if (error !== refusal) request.log.warn(about, 'call refused');
  const data = refusal.dataIn(language);
  if (refusal.code === errorCodes.tooMany && 'retryAfterMs' in data) {
    reply.header('retry-after', String(Math.max(1, Math.ceil(Number(data.retryAfterMs) / 1_000))));
  }
  if (refusal.code === errorCodes.payloadTooLarge) readOn(request, reply);
  sendEnvelope(reply, refusal.code, JSON.stringify(refusalEnvelope(refusal, language)));
  return refusal.code;
}
