import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PostingDetail } from '@tolk/contract';
import { Form, TextField } from '@tolk/design-system/form';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { TemplatePart } from './template-part.tsx';

// The part reads no more of a posting than this.
const posting = {
  projectName: 'Lease of a wind farm',
  companyName: null,
  publisherName: 'Nordlys',
  sourceLanguage: 'en',
  targetLanguage: 'zh-CN',
  currency: 'CNY',
  unitName: 'thousand-words',
  zone: 'Asia/Shanghai',
} as PostingDetail;

it('shows a text filled from the posting, with what that does not say, before it is used', async () => {
  answerCalls({
    '/supinterface/getApplicationTemplates': [
      {
        applicationTemplateId: 'a',
        name: 'Law',
        content: 'Dear {client}, {pair} at {rate}, by {due}.',
      },
    ],
  });
  renderScreen(
    <Form
      initialValues={{ content: '', expectedPrice: 260_00, deliverTime: null }}
      onSubmit={async () => undefined}
    >
      <TemplatePart posting={posting} />
      <TextField name="content" label="Words" />
    </Form>,
  );
  await userEvent.click(await screen.findByRole('combobox', { name: 'Template' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Law' }));
  const filled =
    'Dear Nordlys, English → Chinese (Simplified) at ¥ 260.00 CNY per thousand words, by {due}.';
  expect(screen.getByText(filled)).toBeVisible();
  expect(screen.getByText(/Not known here.*\{due\}$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Use this text' }));
  expect(screen.getByRole('textbox', { name: 'Words' })).toHaveValue(filled);
});
