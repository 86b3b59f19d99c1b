/** One message in the sandbox's inbox. `at` is ISO 8601 in UTC; `code` is the one-time code in the text, if any. */
export interface InboxMessage {
  channel: 'sms' | 'mail';
  to: string;
  at: string;
  text: string;
  code?: string | null;
}

/** What the payer does, and what becomes of the provider's notification. */
export interface PaymentAct {
  outcome: 'pay' | 'fail' | 'expire';
  notify?: 'once' | 'twice' | 'late' | 'never' | 'forged' | 'wrong-amount';
}

export interface PayoutAct {
  outcome: 'success' | 'failed' | 'returned' | 'unclaimed';
}

export interface SandboxControls {
  /** Messages to a phone or an address, newest first. */
  inbox(to: string): Promise<InboxMessage[]>;
  pay(outTradeNo: string, act: PaymentAct): Promise<void>;
  payOut(reference: string, act: PayoutAct): Promise<void>;
  clock: {
    /** The product's time, ISO 8601 in UTC. */
    read(): Promise<string>;
    /** Moves it forward by so many ms; what is due then runs. */
    advance(ms: number): Promise<void>;
  };
}

/** The control routes of calls.md, "Sandbox controls". Each throws with the answer's text when refused. */
export function sandboxControls(baseUrl: string): SandboxControls {
  return {
    inbox: (to) => ask(`inbox?to=${encodeURIComponent(to)}`),
    pay: (outTradeNo, act) => ask(`payments/${encodeURIComponent(outTradeNo)}`, act),
    payOut: (reference, act) => ask(`payouts/${encodeURIComponent(reference)}`, act),
    clock: {
      read: async () => (await ask<{ now: string }>('clock')).now,
      advance: (ms) => ask('clock', { advanceMs: ms }),
    },
  };

  async function ask<T>(route: string, body?: unknown): Promise<T> {
    const url = new URL(`/sandbox/api/${route}`, baseUrl);
    const post: RequestInit = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    const response = await fetch(url, body === undefined ? {} : post);
    const text = await response.text();
    if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}: ${text}`);
    return JSON.parse(text || 'null');
  }
}
