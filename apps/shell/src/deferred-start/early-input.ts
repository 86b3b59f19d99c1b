import { hydratedEvent, hydratingEvent } from '../prerendered-page.ts';
import { enterAgain, isField, isTouched, stateOf, type Field, type FieldState } from './field.ts';

/**
 * Keeps what a person does before the application is there: text goes into the forms, presses and
 * submissions are repeated. Nothing is ever sent by the browser itself, least of all a password.
 */
export function keepEarlyInput(): void {
  const entered = new Map<Field, FieldState>();
  const held: (() => void)[] = [];
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  let composing = false;

  const note = ({ target }: Event) => {
    if (isField(target)) entered.set(target, stateOf(target));
  };
  addEventListener('input', note, options);
  addEventListener('change', note, options);
  addEventListener('compositionstart', () => (composing = true), options);
  addEventListener('compositionend', () => (composing = false), options);

  const hold = (event: Event, repeat: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(repeat);
  };
  const onClick = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (button) hold(event, () => button.click());
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (form instanceof HTMLFormElement) hold(event, () => form.requestSubmit());
  };
  addEventListener('click', onClick, options);
  addEventListener('submit', onSubmit, options);

  const restore = () => {
    stop.abort();
    for (const [field, state] of entered) enterAgain(field, state);
    for (const repeat of held) repeat();
  };
  document.addEventListener(hydratingEvent, () => {
    // Password managers fill in without telling.
    for (const field of document.querySelectorAll('input, textarea, select')) {
      if (isField(field) && isTouched(field)) entered.set(field, stateOf(field));
    }
  });
  document.addEventListener(
    hydratedEvent,
    // To set a value would tear apart a word that is being composed.
    () => (composing ? addEventListener('compositionend', restore, { once: true }) : restore()),
    { once: true },
  );
}
