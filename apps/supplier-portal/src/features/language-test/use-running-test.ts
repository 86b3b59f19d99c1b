import {
  isCallError,
  markShownInForm,
  useSupAddXuanZeMutation,
  useSupSaveXuanZeMutation,
} from '@tolk/api-client';
import type { RunningTest, TestResult } from '@tolk/contract';
import { useState } from 'react';

export type Answers = Readonly<Record<number, number>>;

function savedAnswers({ questions }: RunningTest): Answers {
  return Object.fromEntries(
    questions.flatMap(({ place, chosen }) => (chosen === null ? [] : [[place, chosen]])),
  );
}

/** Answers of a running test: kept here, saved at once one by one, handed in together. */
export function useRunningTest(
  test: RunningTest,
  { onEnd }: { onEnd: (result?: TestResult) => void },
) {
  const { languageTestId } = test;
  const [answers, setAnswers] = useState(() => savedAnswers(test));
  const [save] = useSupSaveXuanZeMutation();
  const [handIn, { isLoading }] = useSupAddXuanZeMutation();

  function choose(place: number, chosen: number) {
    setAnswers((before) => ({ ...before, [place]: chosen }));
    // What did not arrive goes along when the test is handed in.
    void save({ languageTestId, place, chosen });
  }

  async function finish() {
    const list = Object.entries(answers).map(([place, chosen]) => ({
      place: Number(place),
      chosen,
    }));
    try {
      onEnd(await handIn({ languageTestId, answers: list }).unwrap());
    } catch (error) {
      // Over already, by the clock or in another tab: the history says how.
      if (!isCallError(error) || error.code !== 1512) return;
      markShownInForm(error);
      onEnd();
    }
  }

  return { answers, choose, finish, isHandingIn: isLoading };
}
