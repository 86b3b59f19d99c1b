import { randomUUID } from 'node:crypto';
import type { SandboxClock } from '../clock.ts';
import type { Store } from '../store.ts';
import type { Attempt, Delivery, NotificationWire, Notifier } from './delivery.ts';

/** How long a provider waits for the product's answer (ms). */
const ANSWER_TIMEOUT = 5_000;
/** The longest nap between two looks at the list (ms). */
const MAX_NAP = 60_000;

export type NewDelivery = Omit<Delivery, 'id' | 'dueAt' | 'attempts'>;

/** Brings notifications to the product and repeats them on the provider's schedule, by the sandbox's clock. */
export interface Courier {
  /** What was or will be sent about this payment or payout. */
  of(subject: Pick<Delivery, 'provider' | 'outTradeNo'>): Delivery[];
  /** Sends at once and returns after the first attempt. */
  send(delivery: NewDelivery): Promise<Attempt>;
  /** Sends for the first time `delayMs` from now. */
  schedule(delivery: NewDelivery, delayMs: number): Delivery;
  /** Sends whatever is due and returns when it has been tried. */
  runDue(): Promise<void>;
  /** Sends nothing on its own while `work` runs. */
  whilePaused<T>(work: () => Promise<T>): Promise<T>;
  stop(): void;
}

export function createCourier(
  store: Store,
  clock: SandboxClock,
  wires: Readonly<Record<Notifier, NotificationWire>>,
): Courier {
  const underWay = new Set<string>();
  let pauses = 0;
  let timer: NodeJS.Timeout | undefined;

  const waiting = () =>
    store.all('delivery').filter((item) => item.dueAt !== null && !underWay.has(item.id));
  const isDue = (item: Delivery) => Date.parse(item.dueAt ?? '') <= clock.now().getTime();

  function enqueue(delivery: NewDelivery, delayMs: number): Delivery {
    const dueAt = new Date(clock.now().getTime() + delayMs).toISOString();
    const item: Delivery = { ...delivery, id: randomUUID(), dueAt, attempts: [] };
    store.put('delivery', item.id, item);
    return item;
  }

  async function attempt(item: Delivery): Promise<Attempt> {
    underWay.add(item.id);
    const wire = wires[item.provider];
    try {
      const result = await post(item, wire, clock.now());
      const attempts = [...item.attempts, result];
      const dueAt = result.accepted ? null : nextAttempt(item, attempts.length, wire, clock.now());
      store.put('delivery', item.id, { ...item, attempts, dueAt });
      return result;
    } finally {
      underWay.delete(item.id);
      nap();
    }
  }

  async function runDue(): Promise<void> {
    await Promise.all(waiting().filter(isDue).map(attempt));
  }

  function nap(): void {
    clearTimeout(timer);
    if (pauses > 0) return;
    const times = waiting().map((item) => Date.parse(item.dueAt ?? ''));
    if (times.length === 0) return;
    const wait = Math.min(...times) - clock.now().getTime();
    // A timer may end a millisecond early, when nothing is due yet.
    const wake = () => {
      void runDue();
      nap();
    };
    timer = setTimeout(wake, Math.min(Math.max(wait, 0), MAX_NAP));
    timer.unref();
  }

  nap();
  return {
    of: ({ provider, outTradeNo }) =>
      store
        .all('delivery')
        .filter((item) => item.provider === provider && item.outTradeNo === outTradeNo),
    send: (delivery) => attempt(enqueue(delivery, 0)),
    schedule(delivery, delayMs) {
      const item = enqueue(delivery, delayMs);
      nap();
      return item;
    },
    runDue,
    async whilePaused(work) {
      pauses += 1;
      clearTimeout(timer);
      try {
        return await work();
      } finally {
        pauses -= 1;
        nap();
      }
    },
    stop: () => clearTimeout(timer),
  };
}

function nextAttempt(item: Delivery, tried: number, wire: NotificationWire, now: Date) {
  const wait = wire.retryAfter[tried - 1];
  if (item.forged || wait === undefined) return null;
  return new Date(now.getTime() + wait).toISOString();
}

async function post(item: Delivery, wire: NotificationWire, now: Date): Promise<Attempt> {
  const at = now.toISOString();
  try {
    const { headers, body } = wire.sign(item, now);
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT);
    const response = await fetch(item.url, { method: 'POST', headers, body, signal });
    const answer = await response.text();
    const accepted = wire.accepts(response.status, answer);
    return { at, status: response.status, answer: answer.slice(0, 500), accepted };
  } catch (error) {
    const answer = error instanceof Error ? error.message : String(error);
    return { at, status: null, answer, accepted: false };
  }
}
