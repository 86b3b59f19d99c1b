import { act, renderHook, waitFor } from '@testing-library/react';
import type { Quote } from '@tolk/contract';
import type { SettlementMethodName } from '@tolk/domain';
import { useQuote } from './use-quote.ts';

function quoteOf(quoteId: string, method: SettlementMethodName): Quote {
  return {
    quoteId,
    method,
    gross: 300_00,
    netted: 0,
    payable: 300_00,
    payoutCurrency: 'CNY',
    rate: null,
    payoutGross: 300_00,
    payoutFee: 0,
    payoutNet: 300_00,
    validUntil: '2026-11-21T08:10:00.000Z',
    obstacles: [],
  };
}

interface Choice {
  ids: string[];
  method: SettlementMethodName | undefined;
}

/** Questions are kept open, so that a test answers them in the order that it is about. */
function choose(initialProps: Choice) {
  const asked: { method: SettlementMethodName; answer: (quote: Quote | null) => void }[] = [];
  const view = renderHook(
    ({ ids, method }: Choice) =>
      useQuote(ids, method, (request) => {
        const { promise, resolve } = Promise.withResolvers<Quote | null>();
        asked.push({ method: request.method, answer: resolve });
        return promise;
      }),
    { initialProps },
  );
  const answer = (index: number, quote: Quote | null) =>
    act(async () => asked[index]?.answer(quote));
  return { ...view, asked, answer };
}

describe('the figures of a choice', () => {
  it('are not asked for while nothing is chosen', () => {
    const { result } = choose({ ids: [], method: 'paypal' });
    expect(result.current).toMatchObject({ quote: undefined, failed: false });
  });

  it('of an earlier choice never stand for a later one', async () => {
    const { result, rerender, asked, answer } = choose({ ids: ['1'], method: 'personalCard' });
    await waitFor(() => expect(asked).toHaveLength(1));
    rerender({ ids: ['1'], method: 'paypal' });
    await answer(0, quoteOf('of the card', 'personalCard'));
    expect(result.current.quote).toBeUndefined();
    await waitFor(() => expect(asked).toHaveLength(2));
    await answer(1, quoteOf('of PayPal', 'paypal'));
    expect(result.current.quote?.quoteId).toBe('of PayPal');
  });

  it('stand until the new ones are there', async () => {
    const { result, asked, answer } = choose({ ids: ['1'], method: 'personalCard' });
    await waitFor(() => expect(asked).toHaveLength(1));
    await answer(0, quoteOf('old', 'personalCard'));
    act(() => result.current.renew());
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(result.current.quote?.quoteId).toBe('old');
    await answer(1, quoteOf('new', 'personalCard'));
    expect(result.current.quote?.quoteId).toBe('new');
  });

  it('are gone when the new ones could not be fetched', async () => {
    const { result, asked, answer } = choose({ ids: ['1'], method: 'personalCard' });
    await waitFor(() => expect(asked).toHaveLength(1));
    await answer(0, null);
    expect(result.current).toMatchObject({ quote: undefined, failed: true });
  });
});
