import { mayBeginConversation, type ConversationTie } from './may-begin.ts';

describe('who may begin a conversation', () => {
  it.each<[ConversationTie, boolean, boolean]>([
    // tie, a client, a supplier
    ['applied', true, false],
    ['findable', true, false],
    ['invited', false, true],
    ['order', true, true],
    ['openPosting', false, true],
    ['conversation', true, true],
  ])('by %s: client %s, supplier %s', (tie, client, supplier) => {
    expect(mayBeginConversation('client', new Set([tie]))).toBe(client);
    expect(mayBeginConversation('supplier', new Set([tie]))).toBe(supplier);
  });

  it('nobody without any tie', () => {
    expect(mayBeginConversation('client', new Set())).toBe(false);
    expect(mayBeginConversation('supplier', new Set())).toBe(false);
  });
});
