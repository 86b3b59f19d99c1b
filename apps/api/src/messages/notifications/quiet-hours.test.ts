import { addMs, HOUR, MINUTE } from '@tolk/domain';
import { tellOfOrder } from '../../../test/support/order-news.ts';
import { signUp, type TestPerson } from '../../../test/support/people.ts';
import { testApp } from '../../../test/support/test-app.ts';
import type { NotificationKind } from './notification-kinds.ts';

const tolk = testApp();

const tell = (person: TestPerson, kind: NotificationKind) =>
  tellOfOrder(tolk, person, kind, { title: { en: kind, zh: kind } });

const set = (person: TestPerson, hours: unknown) =>
  person.call('/supinterface/setQuietHours', { hours });

const clockInUtc = (inMs: number) =>
  addMs(tolk.clock.now(), inMs).toISOString().slice('2026-01-01T'.length, -8);

/** A supplier whose quiet hours began an hour ago and end in two, to the minute. */
async function asleep() {
  const person = await signUp(tolk, 'supplier');
  const hours = { from: clockInUtc(-HOUR), until: clockInUtc(2 * HOUR), zone: 'UTC' };
  await set(person, hours);
  const seen = tolk.mails.length;
  const sent = () => tolk.mails.slice(seen).filter(({ to }) => to === person.account);
  return { person, hours, subjects: () => sent().map(({ subject }) => subject) };
}

describe('in quiet hours', () => {
  it('a mail waits for their end', async () => {
    const { person, subjects } = await asleep();
    await tell(person, 'order.create');
    await tolk.advance(2 * HOUR - 2 * MINUTE);
    expect(subjects()).toEqual([]);
    await tolk.advance(2 * MINUTE);
    expect(subjects()).toEqual(['order.create']);
  });

  it('reminders wait as well, and go in one mail', async () => {
    const { person, subjects } = await asleep();
    await tell(person, 'order.remindDelivery');
    await tolk.advance(HOUR);
    await tell(person, 'order.remindPayment');
    await tolk.advance(HOUR - 2 * MINUTE);
    expect(subjects()).toEqual([]);
    await tolk.advance(3 * MINUTE);
    expect(subjects()).toHaveLength(1);
  });

  it('a word about the security of the account is sent all the same', async () => {
    const { person, subjects } = await asleep();
    await tell(person, 'verificationDecided');
    await tolk.advance(MINUTE);
    expect(subjects()).toEqual(['verificationDecided']);
  });

  it('what was due before they were chosen waits as well', async () => {
    const person = await signUp(tolk, 'supplier');
    const seen = tolk.mails.length;
    const subjects = () => tolk.mails.slice(seen).map(({ subject }) => subject);
    await tell(person, 'order.create');
    await tell(person, 'order.remindDelivery');
    await set(person, { from: clockInUtc(-HOUR), until: clockInUtc(HOUR), zone: 'UTC' });
    await tolk.advance(HOUR - 2 * MINUTE);
    expect(subjects()).toEqual([]);
    await tolk.advance(2 * MINUTE);
    expect(subjects().toSorted()).toEqual(['order.create', 'order.remindDelivery']);
  });

  it('what is read before their end is not sent', async () => {
    const { person, subjects } = await asleep();
    await tell(person, 'order.create');
    await person.call('/supinterface/xxtzyjyd', {});
    await tolk.advance(2 * HOUR);
    expect(subjects()).toEqual([]);
  });
});

describe('quiet hours', () => {
  it('are kept, read back and given up', async () => {
    const { person, hours, subjects } = await asleep();
    expect(await person.call('/supinterface/getQuietHours', {})).toMatchObject({
      data: { hours },
    });
    expect(await set(person, null)).toMatchObject({ code: 0, data: { hours: null } });
    await tell(person, 'order.create');
    await tolk.advance(MINUTE);
    expect(subjects()).toEqual(['order.create']);
  });

  it.each([
    [{ from: '22:00', until: '22:00', zone: 'UTC' }, { until: expect.any(String) }],
    [{ from: '22:00', until: '08:00', zone: 'Mars/Base' }, { zone: 'Choose a time zone.' }],
  ])('with %j are refused at the field', async (hours, fields) => {
    const person = await signUp(tolk, 'client');
    expect(await set(person, hours)).toMatchObject({ code: 422, data: { fields } });
    expect(await person.call('/supinterface/getQuietHours', {})).toMatchObject({
      data: { hours: null },
    });
  });
});
