import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from '@tolk/design-system/form';
import { renderScreen } from '@tolk/screen-testing';
import { WorkloadField } from './workload-field.tsx';

function show(unitName: string | null) {
  renderScreen(
    <Form initialValues={{ workload: null }} onSubmit={async () => undefined}>
      <WorkloadField name="workload" label="Workload" unitName={unitName} />
    </Form>,
  );
  return screen.getByRole('textbox', { name: 'Workload' });
}

it('says of thousands what was typed in words', async () => {
  const field = show('thousand-words');
  expect(field).toHaveAccessibleDescription('In thousands of words: for 2,400, enter 2.4.');
  await userEvent.type(field, '2400');
  expect(field).toHaveAccessibleDescription('That is 2,400,000 words in all.');
  await userEvent.clear(field);
  await userEvent.type(field, '2.4');
  expect(field).toHaveAccessibleDescription('That is 2,400 words in all.');
});

it('names what is counted, once that is known', () => {
  expect(show('page')).toHaveAccessibleDescription('pages');
});

it('has no hint before a unit is chosen', () => {
  expect(show(null)).not.toHaveAccessibleDescription();
});
