import { renderHook } from '@testing-library/react';
import { applyDictionaryChanges } from '@tolk/domain/dictionaries/changes';
import { I18nProvider } from '@tolk/i18n';
import type { ReactNode } from 'react';
import { labelsCatalogs } from './catalogs.ts';
import { useChoices } from './choices.ts';
import { useNames } from './names.ts';

const answers: (object | Error)[] = [];
let asked = 0;

beforeAll(() => {
  globalThis.fetch = async () => {
    asked += 1;
    const answer = answers.shift() ?? new Error('nothing to answer');
    if (answer instanceof Error) throw answer;
    return Response.json({ code: 0, msg: '', data: answer });
  };
});

afterAll(() => applyDictionaryChanges([]));

const wrapper = ({ children }: { children: ReactNode }) => <I18nProvider>{children}</I18nProvider>;
const field = (value: string, hidden = false) => ({
  dictType: 'field',
  value,
  en: 'Wine and spirits',
  zh: '葡萄酒与烈酒',
  hidden,
});

it('names and choices are those that staff changed, asked for once, and once more after a failure', async () => {
  answers.push(new Error('offline'), [field('wine'), field('law', true)]);
  await labelsCatalogs.en();
  expect(renderHook(() => useNames(), { wrapper }).result.current.field('wine')).toBe('wine');
  await labelsCatalogs.en();
  await labelsCatalogs['zh-CN']();
  expect(asked).toBe(2);
  const names = renderHook(() => useNames(), { wrapper }).result.current;
  expect(names.field('wine')).toBe('Wine and spirits');
  // Hidden ones keep their name where they are stored.
  expect(names.field('law')).toBe('Wine and spirits');
  const choices = renderHook(() => useChoices(), { wrapper }).result.current.fields;
  const values = choices.map(({ value }) => value);
  expect([values.includes('wine'), values.includes('law')]).toEqual([true, false]);
});
