import { screen } from '@testing-library/react';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { AuditSubject } from './audit-subject.tsx';

it.each([
  ['person', 'Lin Yan', '/ops/user?personId=s1'],
  ['serviceConversation', 'Lin Yan', '/ops/serviceconversation?id=s1'],
  ['payoutBatch', 'TB20261121-0002', '/ops/payoutbatch?id=s1'],
])('the subject %s is a link that reads %s', (subject, subjectName, href) => {
  renderScreen(<AuditSubject entry={{ subject, subjectId: 's1', subjectName }} />);
  expect(screen.getByRole('link', { name: subjectName })).toHaveAttribute('href', href);
});

it.each([
  ['Lin Yan', 'Translation certificate · Lin Yan'],
  [null, 'Translation certificate'],
])('a review says its kind and whose it is: of %s, %s', (subjectName, name) => {
  const entry = { subject: 'translatorCertificate', subjectId: 's1', subjectName };
  renderScreen(<AuditSubject entry={entry} />);
  expect(screen.getByRole('link', { name })).toHaveAttribute(
    'href',
    '/ops/review?kind=translatorCertificate&reviewId=s1',
  );
});

it('an order reads by its number for staff who may not open it', () => {
  answerCalls({ '/opsinterface/getStaffUser': { role: 'reviewer' } });
  const entry = { subject: 'order', subjectId: 's1', subjectName: 'TK20261120-000123' };
  const { container } = renderScreen(<AuditSubject entry={entry} />);
  expect(container).toHaveTextContent(/^TK20261120-000123$/);
});

it('a refund, which has no screen, still says its order', () => {
  const entry = { subject: 'refund', subjectId: 's1', subjectName: 'TK20261120-000123' };
  const { container } = renderScreen(<AuditSubject entry={entry} />);
  expect(container).toHaveTextContent(/^TK20261120-000123$/);
});

it('a subject without a name is called by its kind', () => {
  renderScreen(
    <AuditSubject entry={{ subject: 'question', subjectId: 's1', subjectName: null }} />,
  );
  expect(screen.getByRole('link', { name: 'Question' })).toBeVisible();
});
