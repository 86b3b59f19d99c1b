import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  MoneyField,
  MultiSelectField,
  NumberField,
  RadioField,
  RatingField,
  SelectField,
} from './fields.ts';
import { CheckboxField, Form, FormActions, TextField } from './form.ts';
import { array, number, object, string } from './form-rules.ts';
import { renderPage } from './testing/render-page.tsx';

const languages = [
  { value: 'en', label: 'English', keywords: '英语' },
  { value: 'zh-CN', label: 'Chinese', keywords: '中文' },
  { value: 'fr', label: 'French', keywords: '法语' },
];
const kinds = [
  { value: 'translation', label: 'Translation' },
  { value: 'interpretation', label: 'Interpretation' },
];
const initialValues = {
  source: null as string | null,
  targets: [] as string[],
  kind: '',
  pay: null as number | null,
  words: null as number | null,
  stars: null as number | null,
  agreed: false,
};
const rules = object({
  source: string().nullable().required(),
  targets: array().min(1),
  kind: string().required(),
  pay: number().nullable().required(),
  words: number().nullable().required().integer(),
});

function page() {
  const sent: unknown[] = [];
  renderPage(
    <Form
      initialValues={initialValues}
      validationSchema={rules}
      onSubmit={(values) => Promise.resolve(sent.push(values))}
    >
      <SelectField name="source" label="Source language" options={languages} />
      <MultiSelectField name="targets" label="Target languages" options={languages} />
      <RadioField name="kind" label="Type" options={kinds} />
      <MoneyField name="pay" label="Pay" currency="CNY" />
      <NumberField name="words" label="Words" />
      <RatingField name="stars" label="Rating" />
      <CheckboxField name="agreed" label="I agree" />
      <FormActions submitLabel="Publish" />
    </Form>,
  );
  return sent;
}

const publish = () => userEvent.click(screen.getByRole('button', { name: 'Publish' }));

it('every field hands its value to the form', async () => {
  const sent = page();
  await userEvent.type(screen.getByLabelText('Source language'), '法语');
  await userEvent.click(screen.getByRole('option', { name: 'French' }));
  await userEvent.click(screen.getByLabelText('Target languages'));
  await userEvent.click(screen.getByRole('option', { name: 'English' }));
  await userEvent.click(screen.getByRole('option', { name: 'Chinese' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Interpretation' }));
  await userEvent.type(screen.getByLabelText('Pay'), '1,280.5');
  await userEvent.type(screen.getByLabelText('Words'), '12500');
  expect(screen.getByLabelText('Pay')).toHaveValue('1,280.50');
  // Without a layout, jsdom's pointer rests on no star: only the click counts.
  fireEvent.click(screen.getByRole('radio', { name: '4 stars' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'I agree' }));
  await publish();
  await waitFor(() =>
    expect(sent).toEqual([
      {
        source: 'fr',
        targets: ['en', 'zh-CN'],
        kind: 'interpretation',
        pay: 128_050,
        words: 12_500,
        stars: 4,
        agreed: true,
      },
    ]),
  );
});

it('what is chosen keeps its place when its field gets the focus and the button that clears it', async () => {
  page();
  const field = screen.getByLabelText('Target languages');
  await userEvent.click(field);
  await userEvent.click(screen.getByRole('option', { name: 'English' }));
  await userEvent.keyboard('{Escape}');
  const room = () => {
    const box = field.closest('.MuiAutocomplete-inputRoot');
    return box && getComputedStyle(box).paddingRight;
  };
  expect(room()).toBe('72px');
  act(() => field.blur());
  expect(room()).toBe('72px');
});

it('what is missing or wrong is said in the words of the rules', async () => {
  const sent = page();
  await userEvent.type(screen.getByLabelText('Pay'), '1.005');
  await userEvent.type(screen.getByLabelText('Words'), '1.5');
  await publish();
  await waitFor(() => expect(screen.getByLabelText('Source language')).toHaveFocus());
  expect(screen.getByLabelText('Source language')).toHaveAccessibleDescription('Fill this in.');
  expect(screen.getByLabelText('Target languages')).toHaveAccessibleDescription(
    'Choose at least 1.',
  );
  expect(screen.getByLabelText('Pay')).toHaveAccessibleDescription('Enter a number.');
  expect(screen.getByLabelText('Words')).toHaveAccessibleDescription('Enter a whole number.');
  expect(sent).toEqual([]);
});

it.each([
  ['stars', 'stars', <RatingField key="f" name="stars" label="Rating" />, '1 star'],
  [
    'a choice of few',
    'kind',
    <RadioField key="f" name="kind" label="Type" options={kinds} />,
    'Translation',
  ],
] as const)('the focus goes to %s that were left out', async (_what, name, field, first) => {
  const required =
    name === 'stars'
      ? object({ stars: number().nullable().required() })
      : object({ kind: string().required() });
  renderPage(
    <Form
      initialValues={{ stars: null as number | null, kind: '', text: 'Fine.' }}
      validationSchema={required}
      onSubmit={() => Promise.resolve()}
    >
      {field}
      <TextField name="text" label="Words" />
      <FormActions submitLabel="Send" />
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: first })).toHaveFocus());
});
