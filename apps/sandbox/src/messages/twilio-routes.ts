import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { keepRawBodies, rawBody } from '../raw-body.ts';
import type { Sandbox } from '../sandbox.ts';

/** The number that the account owns. */
export const TWILIO_NUMBER = '+12025550142';

/** Twilio's Messages resource, 2010-04-01. */
export function twilioRoutes({ keys, inbox }: Sandbox) {
  const { accountSid, authToken } = keys.twilio;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;

  return async (app: FastifyInstance): Promise<void> => {
    keepRawBodies(app);
    app.post(`/2010-04-01/Accounts/${accountSid}/Messages.json`, (request, reply) => {
      const refuse = (status: number, code: number, message: string) =>
        reply.code(status).send({ code, message, status });
      if (request.headers.authorization !== authorization) {
        return refuse(401, 20003, 'Authenticate');
      }
      const form = new URLSearchParams(rawBody(request).toString('utf8'));
      const to = form.get('To') ?? '';
      const body = form.get('Body') ?? '';
      if (!/^\+[1-9]\d{6,14}$/.test(to)) return refuse(400, 21211, "Invalid 'To' Phone Number");
      if (form.get('From') !== TWILIO_NUMBER) return refuse(400, 21606, "Invalid 'From' number");
      if (body === '') return refuse(400, 21602, 'Message body is required');
      inbox.receiveSms(to, body);
      const sid = `SM${randomBytes(16).toString('hex')}`;
      return reply.code(201).send({ sid, to, from: TWILIO_NUMBER, status: 'queued', body });
    });
  };
}
