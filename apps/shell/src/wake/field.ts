export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a person left in a field. */
export interface FieldState {
  value: string;
  checked: boolean;
}

export function isField(target: unknown): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

export function stateOf(field: Field): FieldState {
  return { value: field.value, checked: isTicked(field) && field.checked };
}

/**
 * Brings the form to what was entered into the field, as if that happened now. Without a note of it what
 * stands there counts, for password managers tell nobody; untouched fields stay.
 */
export function enterAgain(field: Field, entered: FieldState | undefined): void {
  const { value, checked } = entered ?? stateOf(field);
  if (isTicked(field)) {
    if (checked !== field.defaultChecked) tick(field, checked);
  } else if (field instanceof HTMLSelectElement) {
    if (!entered) return;
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (value !== field.defaultValue) {
    type(field, value);
  }
}

function tick(field: HTMLInputElement, checked: boolean): void {
  field.checked = !checked;
  field.click();
}

/**
 * React reports a change only where the value differs from the one it saw last: it sees the field
 * emptied through the element's own property, and the text set behind its back.
 */
function type(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { selectionStart, selectionEnd } = field;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (document.activeElement === field && selectionStart !== null) {
    field.setSelectionRange(selectionStart, selectionEnd);
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
