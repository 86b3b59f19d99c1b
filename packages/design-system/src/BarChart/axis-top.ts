/** Of these the half is a whole number too, so that counts have no broken ticks. */
const steps = [2, 4, 6, 8, 10];

/** Where an axis ends that starts at 0: the next round number at or above the highest value, even. */
export function axisTop(most: number): number {
  const power = 10 ** Math.max(Math.ceil(Math.log10(Math.max(most, 1))) - 1, 0);
  return (steps.find((step) => step * power >= most) ?? 10) * power;
}
