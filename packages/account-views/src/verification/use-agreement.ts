import { useState } from 'react';

/** The person thought better of it: the form keeps what was typed, and without a message it says nothing. */
class NotYet extends Error {}

/**
 * Asks before what can't be undone. `ask` rejects on a no, `answer` is set while the question stands;
 * it stands until `close`, so that the buttons wait for the server.
 */
export function useAgreement<Values>() {
  const [question, setQuestion] = useState<{
    values: Values;
    answer: (yes: boolean) => void;
  }>();
  async function ask(values: Values): Promise<void> {
    const agreed = await new Promise<boolean>((answer) => setQuestion({ values, answer }));
    setQuestion(undefined);
    if (!agreed) throw new NotYet();
  }
  return { question, ask };
}
