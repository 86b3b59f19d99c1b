import { drawTest } from './draw.ts';

const bank = Array.from({ length: 60 }, (_, index) => `q${index}`);
const draws = 1_000;

function questionsOf(drawn: ReturnType<typeof drawTest>): string[] {
  return drawn.map(({ questionId }) => questionId);
}

it('a test has thirty different questions of the bank', () => {
  const drawn = questionsOf(drawTest(bank, []));
  expect(drawn).toHaveLength(30);
  expect(new Set(drawn).size).toBe(30);
  expect(drawn.filter((id) => !bank.includes(id))).toEqual([]);
});

it.each([
  [60, 30, 0],
  [50, 30, 10],
  [30, 30, 30],
])('of %i questions, %i of them asked last time, %i come again', (size, asked, again) => {
  const known = bank.slice(0, asked);
  const drawn = questionsOf(drawTest(bank.slice(0, size), known));
  expect(drawn).toHaveLength(30);
  expect(drawn.filter((id) => known.includes(id))).toHaveLength(again);
});

it('every question is drawn about as often as any other', () => {
  const counts = new Map<string, number>();
  for (let draw = 0; draw < draws; draw += 1) {
    for (const id of questionsOf(drawTest(bank, []))) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  expect(counts.size).toBe(60);
  // Half of the draws, give or take seven standard deviations.
  expect(Math.min(...counts.values())).toBeGreaterThan(389);
  expect(Math.max(...counts.values())).toBeLessThan(611);
});

it('the right option stands at each position about equally often, wherever the bank has it', () => {
  for (const answer of [0, 1, 2, 3]) {
    const shown = [0, 0, 0, 0];
    for (let draw = 0; draw < 100; draw += 1) {
      for (const { optionOrder } of drawTest(bank, [])) {
        const position = optionOrder.indexOf(answer);
        shown[position] = (shown[position] ?? 0) + 1;
      }
    }
    // A quarter of 3,000, give or take seven standard deviations.
    expect(Math.min(...shown)).toBeGreaterThan(584);
    expect(Math.max(...shown)).toBeLessThan(916);
  }
});

it('every order of the four options comes', () => {
  const orders = new Set<string>();
  for (let draw = 0; draw < 100; draw += 1) {
    for (const { optionOrder } of drawTest(bank, [])) orders.add(optionOrder.join(''));
  }
  expect(orders.size).toBe(24);
});
