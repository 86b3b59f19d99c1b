import { orderMessages } from './order-messages.ts';

it('who is asked for changes reads which ones', () => {
  const order = { name: 'Manual', client_name: 'Kang', supplier_name: 'Lin', due_at: new Date() };
  const news = { order, actor: 'client', note: 'Annex 2 is missing.', ends: new Date() } as const;
  const [message] = orderMessages.requestChanges?.(news) ?? [];
  expect(message).toMatchObject({
    to: 'supplier',
    text: { en: expect.stringContaining(news.note) },
  });
  expect(message?.text.zh).toContain(news.note);
});
