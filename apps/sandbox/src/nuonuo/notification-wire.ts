import type { NotificationWire } from '../payments/delivery.ts';

const minute = 60_000;

/** A form without a signature, repeated until it is taken. */
export function createNuonuoWire(): NotificationWire {
  return {
    retryAfter: [1, 5, 15, 60].map((minutes) => minutes * minute),
    sign: ({ outTradeNo, content }) => ({
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        operater: 'callback',
        orderno: outTradeNo,
        content: JSON.stringify(content),
      }).toString(),
    }),
    accepts: (status, answer) => status === 200 && answer.includes('"0000"'),
  };
}
