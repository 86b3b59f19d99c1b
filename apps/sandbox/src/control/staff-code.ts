import { limits } from '@tolk/domain';
import { demoStaffSecret } from '@tolk/domain/demo';
import type { FastifyInstance } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import type { Sandbox } from '../sandbox.ts';

const { digits, stepMs } = limits.staff.totp;
const authenticator = new TOTP({
  secret: Secret.fromBase32(demoStaffSecret),
  digits,
  period: stepMs / 1_000,
});

/** What an authenticator of the demo staff shows at that time. */
export function staffCode(now: Date): string {
  return authenticator.generate({ timestamp: now.getTime() });
}

/** `/sandbox/api/staff-code`: the code by the clock that sandbox and product share. */
export function staffCodeRoutes({ clock }: Sandbox) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get('/sandbox/api/staff-code', () => ({ code: staffCode(clock.now()) }));
  };
}
