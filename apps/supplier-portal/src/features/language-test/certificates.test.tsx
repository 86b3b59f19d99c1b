import { screen } from '@testing-library/react';
import type { TranslatorCertificate } from '@tolk/contract';
import { renderScreen } from '@tolk/screen-testing';
import { Certificates } from './certificates.tsx';

const pair = { sourceLanguage: 'de', targetLanguage: 'en' };
const certified: TranslatorCertificate = {
  translatorCertificateId: '0192a7c0-0000-7000-8000-000000000001',
  status: 'certified',
  reason: null,
  submitTime: '2026-11-20T02:00:00Z',
  decideTime: '2026-11-21T02:00:00Z',
  allowedActions: [],
  body: 'ciol',
  number: 'DT-0419',
  level: 'DipTrans',
  ...pair,
  issuedMonth: '2021-06',
  whFieldIds: [],
  provenFieldIds: [],
  photos: [],
};
const show = (changes: Partial<TranslatorCertificate>) =>
  renderScreen(<Certificates pair={pair} certificates={[{ ...certified, ...changes }]} />);
const way = () => screen.queryByRole('link', { name: 'customer service' });

it('a certificate that was certified without fields says how they come to it', () => {
  show({});
  expect(screen.getByText(/^A verified certificate that shows no certified field/)).toBeVisible();
  expect(way()).toHaveAttribute('href', '/xqrelationservice');
});

it.each<[what: string, changes: Partial<TranslatorCertificate>]>([
  ['with certified fields', { provenFieldIds: ['law'] }],
  ['that is not certified', { status: 'submitted' }],
])('a certificate %s says nothing of it', (_what, changes) => {
  show(changes);
  expect(way()).toBeNull();
});
