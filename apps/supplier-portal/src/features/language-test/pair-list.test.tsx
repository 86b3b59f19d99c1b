import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSupAddOrEditSupCJYMutation, useSupGetYkfYzdDataQuery } from '@tolk/api-client';
import type { OpenPair } from '@tolk/contract';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { PairList } from './pair-list.tsx';

const open: OpenPair = {
  sourceLanguage: 'en',
  targetLanguage: 'zh-CN',
  questionCount: 60,
  own: false,
  permission: {
    allowed: true,
    obstacle: null,
    msg: '',
    availableAt: null,
    languageTestId: null,
    endTime: null,
  },
  lastResult: null,
};

it('a pair of one’s profile is marked as such', () => {
  renderScreen(<PairList pairs={[{ ...open, sourceLanguage: 'ja', own: true }, open]} />);
  const cards = screen.getAllByRole('listitem').map((card) => card.textContent);
  expect(cards).toEqual([
    expect.stringContaining('Your pair'),
    expect.not.stringContaining('Your pair'),
  ]);
});

/** The open pairs, beside the profile in which a pair is added. */
function Pairs() {
  const { data = [] } = useSupGetYkfYzdDataQuery({});
  const [add] = useSupAddOrEditSupCJYMutation();
  return (
    <>
      <PairList pairs={data} />
      <button
        type="button"
        onClick={() =>
          void add({
            sourceLanguage: 'en',
            targetLanguage: 'zh-CN',
            outputType: 'translation',
            wordsPerDay: null,
            wordsPerWeek: null,
            unitPrice: null,
            currency: 'CNY',
            unitName: '',
          })
        }
      >
        Add the pair
      </button>
    </>
  );
}

it('a pair that is added to the profile is marked at once', async () => {
  const answers: Record<string, unknown> = {
    '/supinterface/getYkfYzdData': [open],
    '/supinterface/addOrEditSupCJY': {},
  };
  answerCalls(answers);
  renderScreen(<Pairs />);
  await screen.findByRole('listitem');
  expect(screen.queryByText('Your pair')).toBeNull();
  answers['/supinterface/getYkfYzdData'] = [{ ...open, own: true }];
  await userEvent.click(screen.getByRole('button', { name: 'Add the pair' }));
  expect(await screen.findByText('Your pair')).toBeVisible();
});
