export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a person left in a field. */
export interface FieldState {
  value: string;
  checked: boolean;
  /** Selection in the text; null where there is none. */
  selection: readonly [number | null, number | null] | null;
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
  return {
    value: field.value,
    checked: isTicked(field) && field.checked,
    selection:
      field instanceof HTMLSelectElement ? null : [field.selectionStart, field.selectionEnd],
  };
}

/** Whether it differs from what the page was served with. */
export function isTouched(field: Field): boolean {
  if (isTicked(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement) {
    return field.options[field.selectedIndex]?.defaultSelected === false;
  }
  return field.value !== field.defaultValue;
}

/** Brings the form to what was entered into the field, as if that happened now. */
export function enterAgain(field: Field, state: FieldState): void {
  if (isTicked(field)) {
    tick(field, state.checked);
  } else if (field instanceof HTMLSelectElement) {
    field.value = state.value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    type(field, state);
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
function type(
  field: HTMLInputElement | HTMLTextAreaElement,
  { value, selection }: FieldState,
): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (document.activeElement === field && selection && selection[0] !== null) {
    field.setSelectionRange(...selection);
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
