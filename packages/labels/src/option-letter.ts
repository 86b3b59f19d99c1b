/** A to D: how the options of a question are called, by position from 0. */
export function optionLetter(position: number): string {
  return String.fromCodePoint(65 + position);
}
