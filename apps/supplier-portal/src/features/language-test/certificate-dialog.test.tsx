import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TranslatorCertificate } from '@tolk/contract';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { CertificateDialog } from './certificate-dialog.tsx';

const pair = { sourceLanguage: 'de', targetLanguage: 'en' };
const refused: TranslatorCertificate = {
  translatorCertificateId: '0192a7c0-0000-7000-8000-000000000001',
  status: 'refused',
  reason: 'The scan is too dark.',
  submitTime: '2026-11-20T02:00:00Z',
  decideTime: '2026-11-21T02:00:00Z',
  allowedActions: [{ action: 'submit', enabled: true }],
  body: 'ciol',
  number: 'DT-0419',
  level: 'DipTrans',
  ...pair,
  issuedMonth: '2021-06',
  whFieldIds: ['law'],
  provenFieldIds: [],
  photos: [
    {
      fileId: '0192a7c0-0000-7000-8000-000000000002',
      fileName: 'scan.png',
      fileType: 'image/png',
      fileSize: 1_000,
      wordCount: null,
      uploadTime: '2026-11-20T02:00:00Z',
    },
  ],
};

const path = '/supinterface/addOrEditTranslatorCertificate';
const fields = () => screen.getByRole('combobox', { name: /^Fields that it proves/ });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send for verification' }));

// What was typed in an earlier test is no draft of this one.
beforeEach(() => sessionStorage.clear());

function show(whFieldIds = ['law']) {
  const asked = answerCalls({ [path]: refused });
  const certificate = { ...refused, whFieldIds };
  renderScreen(
    <CertificateDialog pair={pair} certificate={certificate} onClose={() => undefined} />,
  );
  return () => asked.filter((call) => call.path === path);
}

async function choose(...names: string[]): Promise<void> {
  await userEvent.click(fields());
  for (const name of names) await userEvent.click(screen.getByRole('option', { name }));
  await userEvent.keyboard('{Escape}');
}

it('a certificate is sent with the fields that it proves, those of before among them', async () => {
  const sent = show();
  await choose('Insurance');
  await send();
  await waitFor(() =>
    expect(sent()).toMatchObject([{ body: { ...pair, whFieldIds: ['law', 'insurance'] } }]),
  );
});

it('the field that everybody works in is not offered', async () => {
  show();
  await userEvent.click(fields());
  expect(screen.getByRole('option', { name: 'Insurance' })).toBeVisible();
  expect(screen.queryByRole('option', { name: 'General' })).not.toBeInTheDocument();
});

it('a field that is no longer offered stays with the certificate until it is taken out', async () => {
  const sent = show(['heraldry']);
  await choose('Insurance');
  await send();
  await waitFor(() =>
    expect(sent()).toMatchObject([{ body: { whFieldIds: ['heraldry', 'insurance'] } }]),
  );
});

it('more than five fields are not sent', async () => {
  const sent = show();
  await choose('Insurance', 'Games', 'Sports', 'Education', 'Automotive');
  await send();
  await waitFor(() => expect(fields()).toBeInvalid());
  expect(sent()).toEqual([]);
});
