import { setPasswordHash } from '../../persons/person-repository.ts';
import { signUp, type TestPerson } from '../../../test/support/people.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { untilBlockedBy } from '../../../test/support/until-blocked.ts';
import { revokeSessions } from '../sessions/sessions.ts';
import { hashPassword } from '../passwords/password.ts';

const tolk = testApp();

/** A reset of the password that has done its work and does not commit before `during` waits for it. */
async function whileReset<Result>({ personId }: TestPerson, during: () => Promise<Result>) {
  const hash = await hashPassword('brush, stone and water');
  const outcome = await tolk.app.deps.db.transaction().execute(async (tx) => {
    await setPasswordHash(tx, personId, hash);
    await revokeSessions(tx, { personId }, tolk.clock.now());
    const answer = during();
    await Promise.race([answer, untilBlockedBy(tx, tolk.app.deps.db)]);
    return { answer };
  });
  return outcome.answer;
}

describe('while a password is reset', () => {
  it('the old one opens no session', async () => {
    const { account, password, ...person } = await signUp(tolk, 'client');
    const login = () => tolk.caller().call('/supinterface/login', { account, password });
    expect(await whileReset({ account, password, ...person }, login)).toMatchObject({ code: 1001 });
  });

  it('an old session does not live on in another identity', async () => {
    const person = await signUp(tolk, 'client');
    const enter = { loginName: person.account, port: 1 };
    const switched = () => person.call('/supinterface/switchIdentity', enter);
    expect(await whileReset(person, switched)).toMatchObject({ code: 601 });
  });
});

it('one session that enters an identity twice at once becomes one session', async () => {
  const person = await signUp(tolk, 'client');
  const enter = { loginName: person.account, port: 1 };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => person.call('/supinterface/switchIdentity', enter)),
  );
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
});

it('of thirty wrong passwords at once ten are judged', async () => {
  const { account } = await signUp(tolk, 'client');
  const answers = await Promise.all(
    Array.from({ length: 30 }, () =>
      tolk.caller().call('/supinterface/login', { account, password: 'not it' }),
    ),
  );
  expect(answers.filter(({ code }) => code === 1001)).toHaveLength(10);
  expect(answers.filter(({ code }) => code === 429)).toHaveLength(20);
});
