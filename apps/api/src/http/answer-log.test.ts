import { signUp } from '../../test/support/people.ts';
import { addStaffMember } from '../../test/support/staff.ts';
import { testApp } from '../../test/support/test-app.ts';
import { createLog } from '../log.ts';

const lines: string[] = [];
const stream = { write: (line: string) => void lines.push(line) };
const tolk = testApp({ replacements: { log: createLog('info', stream, stream) } });

/** The line of the last answer under this path, without what differs from run to run. */
const lineOf = (path: string): object => {
  const found = lines.filter((line) => line.includes(`"path":"/api${path}"`)).at(-1) ?? '{}';
  const { reqId: _, ms: __, time: ___, ...line } = JSON.parse(found);
  return line;
};

it('a line of the log says what a call came to and who made it', async () => {
  const person = await signUp(tolk, 'supplier');
  const { personId } = person;
  const path = '/supinterface/getProjectOrderIdData';
  await person.call(path, { projectOrderId: 'none' });
  const answered = { level: 30, method: 'POST', status: 200, msg: 'answered' };
  expect(lineOf(path)).toEqual({ ...answered, path: `/api${path}`, envelope: 422, personId });
  await person.call('/supinterface/getSupUserData', {});
  expect(lineOf('/supinterface/getSupUserData')).toMatchObject({ envelope: 0, personId });
});

it('the trace that a browser names stands in the line, one that is none does not', async () => {
  const path = '/supinterface/getAddFWRS';
  const call = (traceparent: string) => tolk.caller().call(path, {}, { headers: { traceparent } });
  await call('00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01');
  expect(lineOf(path)).toMatchObject({ traceId: '4bf92f3577b34da6a3ce929d0e0e4736' });
  await call('00-somebody-else-01');
  expect(lineOf(path)).not.toHaveProperty('traceId');
});

it('a visitor has no name in it, a member of staff has theirs', async () => {
  const stranger = tolk.caller();
  await stranger.call('/supinterface/getOverviewData', {});
  const line = lineOf('/supinterface/getOverviewData');
  expect(line).toMatchObject({ envelope: 401 });
  expect(line).not.toHaveProperty('personId');
  const admin = await addStaffMember(tolk, 'admin');
  await admin.call('/opsinterface/getStaffUser', {});
  expect(lineOf('/opsinterface/getStaffUser')).toMatchObject({
    envelope: 0,
    staffId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});
