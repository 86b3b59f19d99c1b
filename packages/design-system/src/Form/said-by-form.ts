const said = new WeakSet();

/** A form says beside its button what became of an attempt. */
export function markSaidByForm(thrown: unknown): void {
  if (typeof thrown === 'object' && thrown !== null) said.add(thrown);
}

/** Whether a form says this failure, so that nobody else has to. */
export function isSaidByForm(thrown: object): boolean {
  return said.has(thrown);
}
