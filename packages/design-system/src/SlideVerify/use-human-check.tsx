import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { SlideVerifyDialog } from './SlideVerifyDialog.tsx';
import type { HumanCheckSource } from './human-check-source.ts';

interface Options {
  /** `humanCheckSource` of the api client; asked for when it is first needed. */
  loadSource: () => Promise<HumanCheckSource>;
  /** Whether a call was refused because it wants a human check: `isHumanCheckRequired`. */
  isAskedFor: (error: unknown) => boolean;
  /** Whether that refusal leaves it to the machine’s work alone: `isSilentHumanCheck`. */
  isSilent: (error: unknown) => boolean;
}

interface Question {
  Dialog: typeof SlideVerifyDialog;
  source: HumanCheckSource;
  onPassed: (verification: string) => void;
  onClose: () => void;
}

interface HumanCheck {
  /**
   * Makes a call that may want a human check: `first` asks the person before the call, `whenAsked` only
   * after it was refused for that reason, and nobody where the machine’s work is enough. Throws
   * `HumanCheckCancelledError` when the person closes the dialog, and whatever the call throws.
   */
  run: <Answer>(
    call: (verification?: string) => Promise<Answer>,
    order: 'first' | 'whenAsked',
  ) => Promise<Answer>;
  /** Stands somewhere in the page of the caller. */
  dialog: ReactNode;
}

/** The person closed the dialog; there is nothing to tell them. */
export class HumanCheckCancelledError extends Error {
  override name = 'HumanCheckCancelledError';
}

/** Slide-to-verify around the calls that send a code. The dialog is downloaded when it is first needed. */
export function useHumanCheck({ loadSource, isAskedFor, isSilent }: Options): HumanCheck {
  const [question, setQuestion] = useState<Question>();
  const giveUp = useRef<() => void>(undefined);
  const working = useRef<AbortController>(undefined);

  // Anyone who leaves the page in the middle has cancelled.
  useEffect(
    () => () => {
      giveUp.current?.();
      working.current?.abort(new HumanCheckCancelledError());
    },
    [],
  );

  async function ask(): Promise<string> {
    const [{ SlideVerifyDialog: Dialog }, source] = await Promise.all([
      import(/* webpackChunkName: "slide-verify" */ './SlideVerifyDialog.tsx'),
      loadSource(),
    ]);
    try {
      return await new Promise<string>((resolve, reject) => {
        const onClose = () => reject(new HumanCheckCancelledError());
        giveUp.current = onClose;
        setQuestion({ Dialog, source, onPassed: resolve, onClose });
      });
    } finally {
      setQuestion(undefined);
    }
  }

  /** Nothing where it does not succeed: the person is asked then. */
  async function work(): Promise<string | undefined> {
    const controller = new AbortController();
    working.current = controller;
    const { signal } = controller;
    try {
      const { prove } = await loadSource();
      return (await prove({ onProgress: () => undefined, signal })).verification;
    } catch {
      signal.throwIfAborted();
      return undefined;
    }
  }

  async function run<Answer>(
    call: (verification?: string) => Promise<Answer>,
    order: 'first' | 'whenAsked',
  ): Promise<Answer> {
    let verification = order === 'first' ? await ask() : undefined;
    let hasWorked = false;
    for (;;) {
      let silent = false;
      try {
        return await call(verification);
      } catch (error) {
        if (!isAskedFor(error)) throw error;
        silent = isSilent(error) && !hasWorked;
      }
      hasWorked ||= silent;
      verification = (silent ? await work() : undefined) ?? (await ask());
    }
  }

  return { run, dialog: question && <question.Dialog {...question} /> };
}
