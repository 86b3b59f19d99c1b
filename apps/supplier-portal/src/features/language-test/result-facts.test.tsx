import { screen } from '@testing-library/react';
import type { TestResult } from '@tolk/contract';
import { setLanguage } from '@tolk/i18n';
import { renderScreen } from '@tolk/screen-testing';
import { ResultFacts } from './result-facts.tsx';

const offline: TestResult = {
  languageTestId: 't1',
  sourceLanguage: 'zh-CN',
  targetLanguage: 'en',
  teamMemberId: null,
  teamMemberName: null,
  status: 'passed',
  offline: true,
  end: 'offline',
  correct: null,
  questionCount: 0,
  score: null,
  pageSwitches: 0,
  startTime: '2026-11-20T02:00:00Z',
  finishTime: '2026-11-20T02:00:00Z',
  retakeTime: null,
  note: '',
};

afterEach(() => setLanguage('en'));

const certificate: TestResult = {
  ...offline,
  note: 'ATA (United States) · CT',
  certificate: { body: 'ata', level: 'CT' },
};

it('says of a certificate that it stands for the test', () => {
  renderScreen(<ResultFacts result={certificate} />);
  expect(screen.getByText('Shown by a certificate that our staff checked.')).toBeVisible();
  expect(screen.getByText('ATA (United States) · CT')).toBeVisible();
});

it('names a certificate in the reader’s language', async () => {
  await setLanguage('zh-CN');
  renderScreen(<ResultFacts result={certificate} />);
  expect(await screen.findByText('美国翻译协会（ATA）认证 · CT')).toBeVisible();
});

it('leaves what the staff wrote about a test as it is, also where it begins like a certificate', () => {
  const note = 'ATA (United States) · a sample of 300 words.';
  renderScreen(<ResultFacts result={{ ...offline, note, certificate: null }} />);
  expect(screen.getByText('Tested by our reviewers.')).toBeVisible();
  expect(screen.getByText(note)).toBeVisible();
});
