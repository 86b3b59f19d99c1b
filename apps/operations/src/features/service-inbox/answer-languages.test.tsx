import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { AnswerLanguages } from './answer-languages.tsx';

const setDuty = '/opsinterface/setServiceDuty';

function open(languages: readonly string[]) {
  const own = { staffId: 's1', name: 'Mei', onDuty: true, languages, load: 0 };
  const asked = answerCalls({
    '/opsinterface/getStaffUser': { staffId: 's1', name: 'Mei', role: 'support' },
    '/opsinterface/getServiceColleagues': [own],
    [setDuty]: own,
  });
  renderScreen(<AnswerLanguages onDuty />);
  return asked;
}

it('a language that is taken out is no longer answered in', async () => {
  const asked = open(['en', 'zh-CN']);
  await userEvent.click(await screen.findByRole('button', { name: 'English', pressed: true }));
  await waitFor(() =>
    expect(asked).toContainEqual({ path: setDuty, body: { onDuty: true, languages: ['zh-CN'] } }),
  );
});

it('the last language stays', async () => {
  const asked = open(['en']);
  await userEvent.click(await screen.findByRole('button', { name: 'English', pressed: true }));
  expect(asked.filter(({ path }) => path === setDuty)).toEqual([]);
});
