import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { act } from 'react';
import { Dictionary } from './dictionary.tsx';
import type { Entry } from './entry.ts';

const listPath = '/opsinterface/getDictionaryEntries';
const orderPath = '/opsinterface/setDictionaryOrder';

const entry = (value: string, en: string): Entry => ({
  value,
  en,
  zh: en,
  hidden: false,
  added: false,
  changed: false,
  uses: 0,
});
const bachelor = entry('bachelor', 'Bachelor');
const master = entry('master', 'Master');
const doctor = entry('doctor', 'Doctorate');

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent?.match(/Bachelor|Master|Doctorate/)?.[0]);

describe('the entries of a dictionary', () => {
  it('are put into another order by the keyboard, and the focus goes along', async () => {
    const answers = { [listPath]: [bachelor, master, doctor], [orderPath]: [] };
    const asked = answerCalls(answers);
    renderScreen(<Dictionary dictType="degree" editable />);
    const first = await screen.findByRole('button', { name: 'Move Doctorate up' });
    act(() => first.focus());
    answers[listPath] = [bachelor, doctor, master];
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(rows()).toEqual(['Bachelor', 'Doctorate', 'Master']));
    expect(asked.find(({ path }) => path === orderPath)?.body).toEqual({
      dictType: 'degree',
      values: ['bachelor', 'doctor', 'master'],
    });
    const up = screen.getByRole('button', { name: 'Move Doctorate up' });
    await waitFor(() => expect(up).toHaveFocus());
    answers[listPath] = [doctor, bachelor, master];
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(rows()).toEqual(['Doctorate', 'Bachelor', 'Master']));
    // At the top there is one way left.
    expect(up).toBeDisabled();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Move Doctorate down' })).toHaveFocus(),
    );
  });

  it('cannot be moved where the dictionary follows a standard', async () => {
    answerCalls({ [listPath]: [bachelor] });
    renderScreen(<Dictionary dictType="language" editable={false} />);
    await screen.findByText('bachelor');
    expect(screen.queryByRole('button', { name: /Move/ })).not.toBeInTheDocument();
  });
});
