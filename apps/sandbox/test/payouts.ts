import type { LocalSandbox } from './local-sandbox.ts';

/** A token by client credentials, and calls that carry it. */
export async function payPalClient({ url, keys }: LocalSandbox) {
  const { clientId, secret } = keys.paypal;
  const credentials = Buffer.from(`${clientId}:${secret}`).toString('base64');
  const response = await fetch(`${url}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${credentials}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  const { access_token: token } = (await response.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return {
    get: (path: string) => fetch(url + path, { headers }),
    post: (path: string, body: object) =>
      fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) }),
  };
}

/** A PayPal batch with one payout of 128.05 dollars; `changes` replace fields of the payout. */
export function batchOf(senderBatchId: string, changes: object = {}) {
  const item = {
    recipient_type: 'EMAIL',
    receiver: 'lin@shop.example',
    amount: { value: '128.05', currency: 'USD' },
    note: 'Settlement',
    sender_item_id: `${senderBatchId}-1`,
    ...changes,
  };
  return { sender_batch_header: { sender_batch_id: senderBatchId }, items: [item] };
}
