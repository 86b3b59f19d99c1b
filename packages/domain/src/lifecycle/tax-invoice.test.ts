import { actionsFor, findTransition, type Actor } from './lifecycle.ts';
import {
  taxInvoiceActions,
  taxInvoiceLifecycle,
  taxInvoiceStatuses,
  type TaxInvoiceAction,
  type TaxInvoiceStatus,
} from './tax-invoice.ts';

type Row = Partial<Record<Actor, Partial<Record<TaxInvoiceAction, TaxInvoiceStatus | 'same'>>>>;

const allowed: Record<TaxInvoiceStatus, Row> = {
  requested: {
    client: { withdraw: 'withdrawn' },
    staff: { assign: 'inWork', send: 'inWork', issue: 'issued', decline: 'declined' },
    provider: { refund: 'same', payment: 'same' },
  },
  inWork: {
    staff: {
      assign: 'inWork',
      putBack: 'requested',
      send: 'inWork',
      issue: 'issued',
      decline: 'declined',
    },
    provider: { refund: 'same', payment: 'same', fail: 'same', issue: 'issued' },
  },
  issued: { provider: { refund: 'toCorrect' } },
  toCorrect: {
    staff: { assign: 'same', send: 'same', correct: 'corrected' },
    provider: { refund: 'toCorrect', payment: 'issued', fail: 'same', correct: 'corrected' },
  },
  corrected: { provider: { refund: 'toCorrect' } },
  declined: {},
  withdrawn: {},
};

const actors: readonly Actor[] = ['client', 'supplier', 'staff', 'timer', 'provider'];

describe.each(taxInvoiceStatuses)('a tax invoice that is %s', (status) => {
  it.each(actors)('allows the %s what the table says and nothing else', (actor) => {
    const expected = taxInvoiceActions.map((action) => [action, allowed[status][actor]?.[action]]);
    const found = taxInvoiceActions.map((action) => [
      action,
      findTransition(taxInvoiceLifecycle, status, actor, action)?.to,
    ]);
    expect(found).toEqual(expected);
  });
});

it('a tax invoice is asked for by the client and nobody else', () => {
  const askers = actors.filter((actor) =>
    findTransition(taxInvoiceLifecycle, null, actor, 'request'),
  );
  expect(askers).toEqual(['client']);
});

it('a tax invoice about nothing that was paid can’t be issued, only declined', () => {
  const facts = { paid: 0, toTakeBack: 0, canBeSent: true, isWithIssuer: false };
  const states = actionsFor(taxInvoiceLifecycle, 'inWork', 'staff', facts, new Date(0));
  expect(states).toEqual([
    { action: 'assign', enabled: true },
    { action: 'putBack', enabled: true },
    { action: 'send', enabled: false, reason: 'nothingToInvoice' },
    { action: 'issue', enabled: false, reason: 'nothingToInvoice' },
    { action: 'decline', enabled: true },
  ]);
});

it('a tax invoice that is with the issuer can be given to a colleague, and nothing else', () => {
  const facts = { paid: 1_854_00, toTakeBack: 185_40, canBeSent: true, isWithIssuer: true };
  const enabledIn = (status: TaxInvoiceStatus) =>
    actionsFor(taxInvoiceLifecycle, status, 'staff', facts, new Date(0))
      .filter(({ enabled }) => enabled)
      .map(({ action }) => action);
  expect([enabledIn('inWork'), enabledIn('toCorrect')]).toEqual([['assign'], ['assign']]);
});

it('a tax invoice that no issuer takes is issued by hand', () => {
  const facts = { paid: 1_854_00, toTakeBack: 0, canBeSent: false, isWithIssuer: false };
  const states = actionsFor(taxInvoiceLifecycle, 'requested', 'staff', facts, new Date(0));
  expect(states).toEqual([
    { action: 'assign', enabled: true },
    { action: 'send', enabled: false, reason: 'noInvoiceIssuer' },
    { action: 'issue', enabled: true },
    { action: 'decline', enabled: true },
  ]);
});

it('a tax invoice whose papers say nothing too much can’t be corrected', () => {
  const facts = { paid: 1_854_00, toTakeBack: 0, canBeSent: true, isWithIssuer: false };
  const states = actionsFor(taxInvoiceLifecycle, 'toCorrect', 'staff', facts, new Date(0));
  expect(states).toEqual([
    { action: 'assign', enabled: true },
    { action: 'send', enabled: false, reason: 'nothingToTakeBack' },
    { action: 'correct', enabled: false, reason: 'nothingToTakeBack' },
  ]);
});
