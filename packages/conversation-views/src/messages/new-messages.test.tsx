import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Message } from '@tolk/contract';
import { renderScreen } from '@tolk/screen-testing';
import { useState } from 'react';
import { NewMessages } from './new-messages.tsx';

const message = (seq: number, by: Message['by'], text: string): Message => ({
  seq,
  changed: seq,
  messageId: `00000000-0000-4000-8000-00000000000${seq}`,
  by,
  time: '2026-11-24T10:00:00.000Z',
  text,
  file: null,
  quote: null,
  recalled: false,
  outsidePayment: false,
  event: null,
});

/** A thread in which each press of a button brings the next stretch of messages. */
function Arriving({ stretches }: { stretches: readonly (readonly Message[])[] }) {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Next
      </button>
      <NewMessages messages={stretches[count] ?? []} viewer="client" otherName="Wanda" />
    </>
  );
}

const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));
const said = () => screen.getByRole('status').textContent;

it('what the other side writes is said once, and what stood there before is not', async () => {
  const old = message(1, 'supplier', 'Good morning.');
  const own = message(2, 'client', 'Good morning!');
  const first = message(3, 'supplier', 'Any tables?');
  renderScreen(<Arriving stretches={[[old], [old, own], [old, own, first]]} />);
  expect(said()).toBe('');
  await next();
  expect(said()).toBe('');
  await next();
  expect(said()).toBe('Wanda: Any tables?');
});

it('earlier ones that are scrolled or jumped to are not said', async () => {
  const [one, two, three] = [1, 2, 3].map((seq) => message(seq, 'supplier', `Line ${seq}`));
  if (!one || !two || !three) throw new Error('Three were made.');
  renderScreen(<Arriving stretches={[[two], [one, two], [one], [one, two, three]]} />);
  await next();
  await next();
  expect(said()).toBe('');
  await next();
  expect(said()).toBe('Wanda: Line 3');
});

it('the same words twice are a new text each time', async () => {
  const stretches = [1, 2, 3].map((upTo) =>
    Array.from({ length: upTo }, (_, at) => message(at + 1, 'supplier', 'Thanks')),
  );
  renderScreen(<Arriving stretches={stretches} />);
  await next();
  const before = screen.getByText('Wanda: Thanks');
  await next();
  expect(screen.getByText('Wanda: Thanks')).not.toBe(before);
});

it('two that arrive together are counted', async () => {
  const [one, two, three] = [1, 2, 3].map((seq) => message(seq, 'supplier', `Line ${seq}`));
  if (!one || !two || !three) throw new Error('Three were made.');
  renderScreen(<Arriving stretches={[[one], [one, two, three]]} />);
  await next();
  expect(said()).toBe('2 new messages');
});
