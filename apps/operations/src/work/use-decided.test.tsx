import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { useDecisionKeys, useOfferedKeys } from '../keys/decision-keys.ts';
import { pauseMs } from '../keys/key-pause.ts';
import { Keys } from '../keys/keys.tsx';
import { GoesOnSwitch } from './goes-on-switch.tsx';
import { useDecided } from './use-decided.tsx';

const own = '/ops/review?kind=realName&reviewId=r1';

function Desk() {
  const decided = useDecided({ subject: 'realName', subjectId: 'r1' });
  return (
    <>
      <GoesOnSwitch />
      <button type="button" onClick={() => decided('Certified: Lin Wanqing')}>
        Certify
      </button>
    </>
  );
}

/** A case with a decision by key. */
function Case({ onCertify }: { onCertify: () => void }) {
  useDecisionKeys([
    {
      key: 'certify',
      shortcut: 'a',
      label: 'Certify it',
      enabled: true,
      onChoose: onCertify,
    },
  ]);
  return <Keys keys={useOfferedKeys()} />;
}

const row = (subjectId: string) => ({ kind: 'realName', subject: 'realName', subjectId });

/** The first list that is asked for holds these records. */
function open(waiting: readonly string[], at = own) {
  const asked = answerCalls({
    '/opsinterface/getWorkList': {
      total: waiting.length,
      list: waiting.map(row),
      counts: { mine: 0, unassigned: 0, all: 0, over: 0 },
    },
  });
  renderScreen(<Desk />, { at });
  return asked;
}

const certify = () => userEvent.click(screen.getByRole('button', { name: 'Certify' }));
const goOn = () => userEvent.click(screen.getByRole('switch', { name: /Go on to the next case/ }));
const at = () => location.pathname + location.search;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('stays at the case until it is switched on', async () => {
  const asked = open(['r2']);
  await certify();
  expect(await screen.findByText('Certified: Lin Wanqing')).toBeVisible();
  expect(asked).toEqual([]);
  expect(at()).toBe(own);
});

it('switched on, opens the next case of the queue, says what was decided and leads back', async () => {
  const asked = open(['r1', 'r2']);
  await goOn();
  expect(localStorage.getItem('operations-goes-on')).toBe('yes');
  await certify();
  await waitFor(() => expect(at()).toBe('/ops/review?kind=realName&reviewId=r2'));
  expect(asked[0]?.body).toEqual({ view: 'mine', kind: 'realName', pageNum: 1, pageSize: 2 });
  expect(await screen.findByText('Certified: Lin Wanqing')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Back to the case' }));
  await waitFor(() => expect(at()).toBe(own));
});

it('a key does nothing on the case that opened by itself until it has stood there for a moment', async () => {
  open(['r2']);
  await goOn();
  await certify();
  await waitFor(() => expect(at()).toContain('r2'));
  const arrived = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(arrived + pauseMs + 1);
  const certified: number[] = [];
  renderScreen(<Case onCertify={() => certified.push(Date.now())} />, { at: at() });
  await userEvent.keyboard('a');
  expect(certified).toEqual([]);
  clock.mockReturnValue(arrived + 3 * pauseMs);
  await userEvent.keyboard('a');
  expect(certified).toHaveLength(1);
  clock.mockRestore();
});

it('does not take away who has gone elsewhere meanwhile', async () => {
  answerCalls({
    get '/opsinterface/getWorkList'() {
      history.pushState(null, '', '/ops/help');
      return { total: 1, list: [row('r2')], counts: { mine: 0, unassigned: 0, all: 0, over: 0 } };
    },
  });
  renderScreen(<Desk />, { at: own });
  await goOn();
  await certify();
  expect(await screen.findByText('Certified: Lin Wanqing')).toBeVisible();
  expect(at()).toBe('/ops/help');
});

it('stays where a note about the case has been begun', async () => {
  open(['r2']);
  await goOn();
  sessionStorage.setItem('draft:work-note-r1', JSON.stringify({ text: 'Passport was' }));
  await certify();
  expect(await screen.findByText('Certified: Lin Wanqing')).toBeVisible();
  expect(at()).toBe(own);
});

it('stays and says so when nothing else waits in the queue', async () => {
  open(['r1']);
  await goOn();
  await certify();
  expect(await screen.findByText('Nothing else is waiting in this queue.')).toBeVisible();
  expect(at()).toBe(own);
});

it('stays in a list, where one decides from card to card', async () => {
  const asked = open(['r2'], '/ops/reviews?kind=realName');
  await goOn();
  await certify();
  expect(await screen.findByText('Certified: Lin Wanqing')).toBeVisible();
  expect(asked).toEqual([]);
});
