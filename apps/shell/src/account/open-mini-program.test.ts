import { answerCalls, refused, releaseNetwork } from '../testing/answering-server.ts';
import { openMiniProgram } from './open-mini-program.ts';

const path = '/miniprogram/getURLScheme';

function use(userAgent: string) {
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });
}

afterAll(releaseNetwork);

it('a desktop does not ask for the mini-program', async () => {
  use('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0');
  const server = answerCalls({ [path]: { openlink: null } });
  await openMiniProgram();
  expect(server.asked).toEqual([]);
});

it.each([
  ['where there is none', { openlink: null }],
  ['when it is refused', refused(503, 'away')],
])('a phone asks, and stays where it is %s', async (_when, answer) => {
  use('Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/142.0 Mobile');
  const server = answerCalls({ [path]: answer });
  const here = window.location.href;
  await openMiniProgram();
  expect(server.sentTo(path)).toEqual([{}]);
  expect(window.location.href).toBe(here);
});
