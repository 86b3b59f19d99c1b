import { screen } from '@testing-library/react';
import type { PostingRow } from '@tolk/contract';
import { renderScreen } from '@tolk/screen-testing';
import { JobCard } from './job-card.tsx';

const posting = {
  projectReleaseInforId: '0192d4a0-0000-7000-8000-000000000001',
  projectName: 'Supply contract',
  companyName: null,
  projectType: 'translation',
  projectStatus: 'recruiting',
  whFieldId: 'law',
  sourceLanguage: 'en',
  targetLanguage: 'zh-CN',
  salary: 26_000,
  currency: 'CNY',
  unitName: 'thousand-words',
  estimatedWorkload: 12,
  releaseDate: '2026-11-20T08:00:00.000Z',
  deadline: '2026-11-27T10:00:00.000Z',
  startTime: null,
  dueDate: null,
  zone: 'Asia/Shanghai',
  region: 'remote',
  interpretationMode: null,
  jobLevel: null,
  visibility: 'public',
  viewsCount: 0,
  deliveriesCount: 0,
  bothDirections: false,
} satisfies PostingRow;

it('a job shows its pay with the unit and leads to its detail', () => {
  renderScreen(<JobCard posting={posting} />);
  expect(screen.getByRole('listitem')).toHaveTextContent('¥ 260.00 CNY per thousand words');
  expect(screen.getByRole('link', { name: 'Supply contract' })).toHaveAttribute(
    'href',
    '/jobhall/jobdetail?projectReleaseInforId=0192d4a0-0000-7000-8000-000000000001',
  );
});
