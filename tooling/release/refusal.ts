/** A reason not to release that a person can act on; printed without a stack. */
export class Refusal extends Error {
  override name = 'Refusal';
}
