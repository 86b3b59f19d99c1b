import type { AnyCall, calls, RequestOf, ResponseOf } from '@tolk/contract';
import type { Identity } from '@tolk/domain';

type SupplierCalls = (typeof calls)['supinterface']['account'];
type VisitCall = (typeof calls)['supinterface']['overview']['getAddFWRS'];
/** The calls that both interfaces offer, and the two about identities. */
type Name = keyof SupplierCalls;

/** The signed transport, which the first screen does without. */
export const loadTransport = () => import(/* webpackChunkName: "transport" */ './transport.ts');

/** Starts the download that the first call will need. */
export function prepareCalls(): void {
  void loadTransport();
}

/** Where slide-to-verify gets its puzzles. */
export const loadHumanCheckSource = async () => (await loadTransport()).humanCheckSource;

/**
 * Makes one call without the store, which the sign-in pages do without:
 * `plainCall<typeof call>(path, request)`.
 * @throws CallError, for the caller to show
 */
export async function plainCall<Call extends AnyCall>(
  path: Call['path'],
  request: RequestOf<Call>,
): Promise<ResponseOf<Call>> {
  const idempotencyKey = crypto.randomUUID?.();
  const { callServer, markShownInForm } = await loadTransport();
  const outcome = await callServer(path, request, idempotencyKey ? { idempotencyKey } : {});
  if (outcome.ok) return outcome.data as ResponseOf<Call>;
  markShownInForm(outcome.error);
  return Promise.reject(outcome.error);
}

interface Options {
  /** Which interface is called: it decides the identity that a sign-in acts in. */
  as?: Identity;
}

/** Makes one account call by its name. Throws as `plainCall` does. */
export function accountCall<Call extends Name>(
  name: Call,
  request: RequestOf<SupplierCalls[Call]>,
  { as = 'supplier' }: Options = {},
): Promise<ResponseOf<SupplierCalls[Call]>> {
  const path = `/${as === 'supplier' ? 'supinterface' : 'clientinterface'}/${name}`;
  return plainCall<SupplierCalls[Call]>(path as SupplierCalls[Call]['path'], request);
}

/** Counts a visit of the site (FWRS = number of visitors); nobody misses one that is not counted. */
export async function countVisit(): Promise<void> {
  const { callServer } = await loadTransport();
  const path: VisitCall['path'] = '/supinterface/getAddFWRS';
  await callServer(path, {}, { quiet: true });
}
