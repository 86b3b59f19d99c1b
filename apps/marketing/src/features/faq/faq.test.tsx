import { fireEvent, screen } from '@testing-library/react';
import { renderScreen } from '@tolk/screen-testing';
import { Faq } from './faq.tsx';

function showAt(at: string) {
  renderScreen(<Faq />, { at });
}

const found = (question: string) =>
  screen.getByText(
    (_text, element) => element?.matches('summary') === true && element.textContent === question,
  );

const answerOf = (question: string) => screen.getByText(question).closest('details');

it('a hash opens its question', () => {
  showAt('/askwhat#when-paid');
  expect(answerOf('When do I get my money?')).toHaveAttribute('open');
  expect(answerOf('What does it cost me?')).not.toHaveAttribute('open');
});

it('opening a question puts it into the address', () => {
  showAt('/askwhat');
  const details = answerOf('What does it cost me?');
  if (!details) throw new Error('The question does not open.');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  expect(window.location.hash).toBe('#what-it-costs');
});

it('a hash that no question has leaves all of them closed', () => {
  showAt('/askwhat#%E4%B8%8D');
  expect(document.querySelector('details[open]')).toBeNull();
});

it('typing shows what holds the word and says how many there are', () => {
  showAt('/askwhat');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'exchange rate' } });
  expect(screen.getByRole('status')).toHaveTextContent('1 question');
  const question = found('Which exchange rate applies to US dollars?');
  expect(question).toBeVisible();
  expect(question.querySelector('mark')).toHaveTextContent('exchange');
  expect(question.closest('details')).not.toHaveAttribute('open');
  expect(screen.queryByText('What does it cost me?')).not.toBeInTheDocument();
});

it('an answer that holds the word is open, with the word marked', () => {
  showAt('/askwhat');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'certificate' } });
  const open = [...document.querySelectorAll('details[open]')];
  expect(open.length).toBeGreaterThan(1);
  for (const answer of open) {
    expect(answer.querySelector('mark')).toHaveTextContent(/^certificate$/i);
  }
});

it('what this installation does not offer is neither shown nor found', () => {
  showAt('/askwhat');
  expect(screen.getByText('How can I pay for an order?')).toBeVisible();
  expect(screen.getByText('How does payment by bank transfer work?')).not.toBeVisible();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'transfer accountant' } });
  expect(screen.getByRole('status')).toHaveTextContent('Nothing found');
});

it('a word that nothing holds leads to customer service', () => {
  showAt('/askwhat');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zebra' } });
  expect(screen.getByRole('link', { name: 'Customer service' })).toHaveAttribute(
    'href',
    '/xqrelationservice',
  );
});
