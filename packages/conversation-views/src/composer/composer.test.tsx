import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { limits } from '@tolk/domain';
import { renderScreen } from '@tolk/screen-testing';
import { Composer } from './composer.tsx';

const noFiles = {
  staged: [],
  add: () => undefined,
  remove: () => undefined,
  take: () => [],
  retry: () => undefined,
  isUploading: false,
};

function showComposer(text: string) {
  const sent: string[] = [];
  renderScreen(
    <Composer
      text={text}
      onType={() => undefined}
      onSend={() => sent.push(text)}
      files={noFiles}
      quote={null}
      onDropQuote={() => undefined}
      closedReason={null}
    />,
  );
  return { sent, field: screen.getByRole('textbox', { name: 'Message' }) };
}

it('Enter sends', async () => {
  const { sent, field } = showComposer('Good morning');
  await userEvent.type(field, '{Enter}');
  expect(sent).toEqual(['Good morning']);
});

it('Shift and Enter begin a line', async () => {
  const { sent, field } = showComposer('Good morning');
  await userEvent.type(field, '{Shift>}{Enter}{/Shift}');
  expect(sent).toEqual([]);
});

it('Enter that ends a composition sends nothing', () => {
  const { sent, field } = showComposer('早上好');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(sent).toEqual([]);
});

it('a text that is too long is kept whole, with how much is too much', async () => {
  const { sent, field } = showComposer('a'.repeat(limits.conversation.text + 3));
  expect(screen.getByRole('status')).toHaveTextContent('3 characters too many');
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  await userEvent.type(field, '{Enter}');
  expect(sent).toEqual([]);
});
