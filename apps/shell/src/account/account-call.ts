import type { calls, RequestOf, ResponseOf } from '@tolk/contract';
import type { Identity } from '@tolk/domain';

type SupplierCalls = (typeof calls)['supinterface']['account'];
/** The calls that both interfaces offer, and the two about identities. */
type Name = keyof SupplierCalls;

const loadTransport = () => import(/* webpackChunkName: "transport" */ './transport.ts');

/** Starts the download that the first call will need. */
export function prepareCalls(): void {
  void loadTransport();
}

interface Options {
  /** Which interface is called: it decides the identity that a sign-in acts in. */
  as?: Identity;
}

/**
 * Makes one account call without the store, which the sign-in pages do without.
 * @throws CallError, for the form to show
 */
export async function accountCall<Call extends Name>(
  name: Call,
  request: RequestOf<SupplierCalls[Call]>,
  { as = 'supplier' }: Options = {},
): Promise<ResponseOf<SupplierCalls[Call]>> {
  const path = `/${as === 'supplier' ? 'supinterface' : 'clientinterface'}/${name}`;
  const idempotencyKey = crypto.randomUUID?.();
  const { callServer, markShownInForm } = await loadTransport();
  const outcome = await callServer(path, request, idempotencyKey ? { idempotencyKey } : {});
  if (outcome.ok) return outcome.data as ResponseOf<SupplierCalls[Call]>;
  markShownInForm(outcome.error);
  return Promise.reject(outcome.error);
}
