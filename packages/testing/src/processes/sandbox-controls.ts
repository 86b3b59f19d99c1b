/** One message in the sandbox's inbox. `at` is ISO 8601 in UTC; `code` is the one-time code in the text, if any. */
export interface InboxMessage {
  channel: 'sms' | 'mail' | 'push';
  to: string;
  at: string;
  /** Of a mail: its subject, then its text. */
  text: string;
  code: string | null;
  /** Of a mail; null for an SMS. */
  subject: string | null;
  hasHtml: boolean;
  attachments: { fileName: string; mediaType: string; content: string }[];
  /** Of a mail that names one: to whom a reply goes, with name and address. */
  replyTo: string | null;
  /** Where the button of a mail program sends its one request, as the mail's headers say. */
  unsubscribeUrl: string | null;
  /** Of a push: what the worker of the browser `to` is handed. */
  payload: string | null;
}

/** What the payer does, and what becomes of the provider's notification; `pay` and `once` by default. */
export interface PaymentAct {
  outcome?: 'pay' | 'fail' | 'expire';
  notify?: 'once' | 'twice' | 'late' | 'never' | 'forged' | 'wrong-amount';
  /** For `late`: ms on the product's clock between payment and notification. */
  delayMs?: number;
  /** Take the money although the payment is closed or over. */
  force?: boolean;
}

export interface PaymentReport {
  /** Each notification that was sent at once, and whether the product took it. */
  sent: { at: string; status: number | null; answer: string; accepted: boolean }[];
  /** When a late notification will be sent, ISO 8601 in UTC. */
  dueAt: string | null;
}

/** What becomes of a payout, and what the product hears of it; `success` and `once` by default. */
export interface PayoutAct {
  outcome?: 'success' | 'failed' | 'returned' | 'unclaimed';
  notify?: 'once' | 'twice' | 'never' | 'forged';
}

/** A tax invoice, or red letters, that Nuonuo was asked for; amounts in fen. */
export interface InvoiceReport {
  number: string;
  kind: 'invoice' | 'redLetter';
  amount: number;
  state: 'pending' | 'issued' | 'failed';
  invoiceNumber: string;
  original: string | null;
  buyerName: string;
}

/** What becomes of it, and what the product hears of it; `issued` and `once` by default. */
export interface InvoiceAct {
  outcome?: 'issued' | 'failed';
  notify?: 'once' | 'twice' | 'never' | 'forged';
}

/** What people answered to WeChat, and which links to the mini-program were made; newest first. */
export interface WechatReport {
  authorizations: { openId: string; nickname: string | null; allowed: boolean; at: string }[];
  links: { openlink: string; path: string; query: string; at: string }[];
}

/** What a provider's bill says that is not so; `amount` in fen, for `alter` and `add`. */
export interface BillChange {
  provider: 'wechat-pay' | 'alipay';
  /** Of a payment or refund. */
  number: string;
  change: 'omit' | 'alter' | 'add';
  amount?: number;
}

export interface SandboxControls {
  /** Messages to a phone or an address, newest first. */
  inbox(to: string): Promise<InboxMessage[]>;
  pay(outTradeNo: string, act?: PaymentAct): Promise<PaymentReport>;
  /** `reference` is the number of the settlement; `returned` can follow `success`. */
  payout(reference: string, act?: PayoutAct): Promise<Pick<PaymentReport, 'sent'>>;
  /** Newest first. */
  invoices(): Promise<InvoiceReport[]>;
  /** `number` is the product's. */
  invoice(number: string, act?: InvoiceAct): Promise<Pick<PaymentReport, 'sent'>>;
  /** The bank's answer to its file, all paid unless `outcomes` names a settlement's. */
  bankResult(
    file: string,
    outcomes?: Record<string, 'success' | 'failed' | 'returned'>,
  ): Promise<string>;
  /** Money comes into the product's bank account; `amount` in fen. */
  transfer(transfer: { amount: number; remark: string; payer?: string }): Promise<void>;
  /** What came into it, as CSV. */
  statement(): Promise<string>;
  wechat(): Promise<WechatReport>;
  /** Makes bills differ from then on; an added line stands in today's. */
  changeBill(change: BillChange): Promise<void>;
  clock: {
    /** The product's time, ISO 8601 in UTC. */
    read(): Promise<string>;
    /** Moves it forward by so many ms; what is due then runs. */
    advance(ms: number): Promise<void>;
  };
}

/** The control routes of docs/product/wire.md#sandbox-controls. Each throws with the answer's text when refused. */
export function sandboxControls(baseUrl: string): SandboxControls {
  return {
    inbox: (to) => ask(`inbox?to=${encodeURIComponent(to)}`),
    pay: (outTradeNo, act = {}) => ask(`payments/${encodeURIComponent(outTradeNo)}`, act),
    payout: (reference, act = {}) => ask(`payouts/${encodeURIComponent(reference)}`, act),
    invoices: () => ask('invoices'),
    invoice: (number, act = {}) => ask(`invoices/${encodeURIComponent(number)}`, act),
    bankResult: (file, outcomes = {}) => askText('bank-result', { file, outcomes }),
    transfer: async (transfer) => {
      await ask('transfers', transfer);
    },
    statement: () => askText('statement'),
    wechat: () => ask('wechat'),
    changeBill: async (change) => {
      await ask('bills', change);
    },
    clock: {
      read: async () => (await ask<{ now: string }>('clock')).now,
      advance: async (ms) => {
        await ask('clock', { advanceMs: ms });
      },
    },
  };

  async function ask<T>(route: string, body?: unknown): Promise<T> {
    return JSON.parse((await askText(route, body)) || 'null');
  }

  async function askText(route: string, body?: unknown): Promise<string> {
    const url = new URL(`/sandbox/api/${route}`, baseUrl);
    const post: RequestInit = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    const response = await fetch(url, body === undefined ? {} : post);
    const text = await response.text();
    if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}: ${text}`);
    return text;
  }
}
