import type { Breaks, MealProvider } from '@tolk/domain';
import type { BilingualText } from './refusal.ts';

const meals: Readonly<Record<MealProvider, BilingualText>> = {
  client: { en: 'meals from the client', zh: '客户提供用餐' },
  supplier: { en: 'the interpreter sees to meals', zh: '译员自理用餐' },
  none: { en: 'no meals', zh: '无需用餐' },
};

/** `60 minutes a day, meals from the client`. */
export function breaksText(breaks: Breaks): BilingualText {
  const { en, zh } = meals[breaks.meals];
  return breaks.minutes === 0
    ? { en: `no breaks, ${en}`, zh: `不安排休息，${zh}` }
    : {
        en: `${breaks.minutes} minutes a day, ${en}`,
        zh: `每天休息 ${breaks.minutes} 分钟，${zh}`,
      };
}
