import type { PushNotice, WebPushSender } from '../../src/ports/web-push.ts';

/** Every browser takes everything; what was sent is kept. */
export function fakeWebPush(): WebPushSender & {
  sent: { endpoint: string; notice: PushNotice }[];
} {
  const sent: { endpoint: string; notice: PushNotice }[] = [];
  return {
    sent,
    key: anyPoint,
    accepts: () => true,
    encryptsFor: () => true,
    async send({ endpoint }, notice) {
      sent.push({ endpoint, notice });
      return 'taken';
    },
  };
}

/** A point on P-256: the example of RFC 8291. */
const anyPoint =
  'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

/** What a browser sends to subscribe. */
export function browserAt(name: string) {
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
    p256dh: anyPoint,
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
}
