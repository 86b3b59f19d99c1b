import { codeSentTo, goodPassword, register, signUp } from '../../testing/people.ts';
import { testApp } from '../../testing/test-app.ts';

const tolk = testApp();

describe('accounts', () => {
  it('a person signs up by e-mail, chooses an identity and is known', async () => {
    const person = await signUp(tolk, 'supplier');
    const user = await person.call('/supinterface/getSupUserData', {});
    expect(user).toMatchObject({ code: 0, data: { supCurrentAccount: person.account, port: 1 } });
  });
});
