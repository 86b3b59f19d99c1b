import { screen } from '@testing-library/react';
import type { PostingForm } from '@tolk/contract';
import { renderScreen } from '@tolk/screen-testing';
import { PostingFacts } from './posting-facts.tsx';
import type { ShownPosting } from './shown-posting.ts';

const smallest = {
  projectName: 'Supply contract',
  projectType: 'translation',
  whFieldId: 'law',
  sourceLanguage: 'en',
  targetLanguage: 'zh-CN',
  salary: 26_000,
  currency: 'CNY',
  unitName: 'thousand-words',
  estimatedWorkload: 12,
  deadline: '2126-11-27T10:00:00.000Z',
  startTime: null,
  dueDate: null,
  zone: 'Asia/Shanghai',
  remarks: 'Gearboxes.',
  deliveryInstructions: '',
  contactName: '',
  contactPhone: '',
  region: 'remote',
} as const satisfies PostingForm;

const richest: ShownPosting = {
  ...smallest,
  projectType: 'interpretation',
  bothDirections: true,
  interpretationMode: 'simultaneous',
  jobLevel: 'senior',
  startTime: '2126-12-01T01:00:00.000Z',
  dueDate: '2126-12-02T09:00:00.000Z',
  place: '1 Bund, Shanghai',
  companyName: 'Nordlicht GmbH',
  publisherName: 'Chen',
  contactName: 'Chen Yu',
  contactPhone: '+86 21 5555 0100',
  releaseDate: '2126-11-20T08:00:00.000Z',
  viewsCount: 0,
  deliveriesCount: 3,
};

function labels(): (string | null)[] {
  return screen.getAllByRole('term').map(({ textContent }) => textContent);
}

it('a form with nothing optional in it shows what every posting has', () => {
  renderScreen(<PostingFacts posting={smallest} />);
  expect(labels()).toEqual([
    'Languages',
    'Type',
    'Professional field',
    'Rate',
    'Estimated workload',
    'Total',
    'Apply by',
    'Place',
  ]);
});

it('a posting with everything filled in shows everything, a count of none too', () => {
  renderScreen(<PostingFacts posting={richest} />);
  expect(labels()).toEqual([
    'Languages',
    'Type',
    'Interpreting mode',
    'Professional field',
    'Level',
    'Rate',
    'Estimated workload',
    'Total',
    'Apply by',
    'Place',
    'Address or link',
    'First booking starts',
    'Last booking ends',
    'Company',
    'Published by',
    'Contact person',
    'Contact information',
    'Published',
    'Views',
    'Applications',
  ]);
  expect(screen.getByText('Views').nextElementSibling).toHaveTextContent(/^0$/);
});

it('interpreting in both directions is said in words as well', () => {
  renderScreen(<PostingFacts posting={richest} />);
  expect(screen.getByText(/^English ⇄ Chinese/)).toBeVisible();
});

it('what the screen shows elsewhere is left out', () => {
  renderScreen(<PostingFacts posting={richest} omit={['contactName', 'viewsCount']} />);
  expect(labels()).not.toContain('Contact person');
  expect(labels()).not.toContain('Views');
  expect(labels()).toContain('Contact information');
});
