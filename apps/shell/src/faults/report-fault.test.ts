import { jest } from '@jest/globals';
import { RemoteUnavailableError, PlatformMismatchError } from '@tolk/platform/registry';
import { answerCalls, releaseNetwork, type AnsweringServer } from '../testing/answering-server.ts';
import { noteFailedCall } from './last-failed-call.ts';
import { createFaultReporter, type ReportFault } from './report-fault.ts';

const path = '/supinterface/reportFrontEndFault';
const requestId = '0f8fad5b-d9cb-469f-a165-70867728950e';

let server: AnsweringServer;
let reportFault: ReportFault;

beforeEach(() => {
  reportFault = createFaultReporter();
  server = answerCalls({ [path]: {} });
  window.history.replaceState(null, '', '/jobhall/joblist?search=lin');
});
afterEach(() => {
  releaseNetwork();
  jest.restoreAllMocks();
});

function faultOf(message: string, place: string): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at f (https://tolk.example${place}:1:2)`;
  return error;
}
const inRelease = '/releases/supplier-portal/0.1.0-0a1b2c3d4e/joblist.0a1b2c3d4e.js';

it('a script of a remote that throws is told with its remote, version, build and screen', async () => {
  await reportFault('script', faultOf('x is undefined', inRelease));
  expect(server.sentTo(path)).toEqual([
    {
      kind: 'script',
      remote: 'supplier-portal',
      version: '0.1.0-0a1b2c3d4e',
      build: 'not built',
      route: '/jobhall/joblist',
      message: 'TypeError: x is undefined',
      stack: expect.stringContaining(inRelease),
      documentId: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ]);
});

it('a screen that falls in a shared package is told of the remote that shows it', async () => {
  await reportFault('screen', faultOf('x is undefined', '/assets/design-system.0a1b2c3d4e.js'));
  expect(server.sentTo(path)).toMatchObject([{ kind: 'screen', remote: 'supplier-portal' }]);
});

it('a remote that is not there is told as a download, with what lay behind it', async () => {
  const cause = new Error('no script');
  await reportFault('screen', new RemoteUnavailableError('marketing', cause));
  expect(server.sentTo(path)).toMatchObject([
    { kind: 'download', remote: 'marketing', stack: expect.stringContaining('no script') },
  ]);
});

it('a part that is missing is told as a download of its remote', async () => {
  const error = new Error(`Loading chunk 12 failed. (error: https://tolk.example${inRelease})`);
  error.name = 'ChunkLoadError';
  await reportFault('rejection', error);
  expect(server.sentTo(path)).toMatchObject([{ kind: 'download', remote: 'supplier-portal' }]);
});

it('the call that failed a moment ago is named', async () => {
  noteFailedCall(requestId);
  await reportFault('screen', faultOf('x is undefined', inRelease));
  expect(server.sentTo(path)).toMatchObject([{ requestId }]);
});

it.each([
  ['of an extension', 'script', faultOf('x', '/content.js')],
  ['a cancelled call', 'rejection', new DOMException('cancelled', 'AbortError')],
  ['a newer platform', 'screen', new PlatformMismatchError('marketing', '^2.0', '1.0')],
  ['a refused call', 'rejection', { code: 404, effect: 'message', message: 'gone' }],
] as const)('%s is no fault of ours', async (_what, kind, error) => {
  await reportFault(kind, error);
  expect(server.asked).toEqual([]);
});

it('a download that fails while the browser is offline is not told', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await reportFault('screen', new RemoteUnavailableError('marketing', null));
  expect(server.asked).toEqual([]);
});

it('the same fault is told once, and of one document no more than five', async () => {
  for (const name of ['a', 'a', 'b', 'c', 'd', 'e', 'f'])
    await reportFault('script', faultOf(name, inRelease));
  expect(server.sentTo(path)).toHaveLength(5);
});

it('long words are cut where a character ends, within what the call takes', async () => {
  await reportFault('screen', faultOf(`${'x'.repeat(488)}\u{1F600}\u{1F600}`, inRelease));
  const [report] = server.sentTo(path);
  expect(report).toMatchObject({ message: `TypeError: ${'x'.repeat(488)}\uFFFD` });
});
