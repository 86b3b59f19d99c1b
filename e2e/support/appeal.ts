import { expectDone } from './people.ts';
import { logInStaff } from './staff.ts';

/** How long both sides hand in evidence, ms. */
export const evidence = 72 * 3_600_000;

/** The query of an appeal's own screen. */
export const at = (projectOrderAppealId: string) => `?projectOrderAppealId=${projectOrderAppealId}`;

export const textFile = (name: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(`${name}\n`),
});

/** A member of the support rules, by calls. */
export async function ruleByCall(projectOrderAppealId: string, ruling: object): Promise<void> {
  const staff = await logInStaff('support');
  const { appeal } = await expectDone<{ appeal: { version: number } }>(
    staff,
    '/opsinterface/getAppealIdData',
    { projectOrderAppealId },
  );
  const { version } = appeal;
  const body = { projectOrderAppealId, version, fileIds: [], ...ruling };
  await expectDone(staff, '/opsinterface/ruleAppeal', body);
}
