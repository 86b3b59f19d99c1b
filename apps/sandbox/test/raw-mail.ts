import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

interface Mailbox {
  port: number;
  user: string;
  password: string;
}

/** Speaks SMTP by hand, so that the bytes of the mail are the test's own. Throws at the first refusal. */
export async function sendRawMail({ port, user, password }: Mailbox, to: string, mail: string) {
  const socket = connect(port, '127.0.0.1');
  const answers = createInterface({ input: socket })[Symbol.asyncIterator]();
  const secret = Buffer.from(`\0${user}\0${password}`).toString('base64');
  const commands = [
    'EHLO test',
    `AUTH PLAIN ${secret}`,
    'MAIL FROM:<no-reply@tolk.example>',
    `RCPT TO:<${to}>`,
    'DATA',
    `${mail}\r\n.`,
    'QUIT',
  ];
  await expectAnswer(answers);
  for (const command of commands) {
    socket.write(`${command}\r\n`);
    await expectAnswer(answers);
  }
  socket.end();
  await once(socket, 'close');
}

/** The last line of an answer has a space after its number. */
async function expectAnswer(answers: AsyncIterator<string>): Promise<void> {
  for (;;) {
    const { value, done } = await answers.next();
    if (done || !/^[23]/.test(value)) throw new Error(`The mail server said: ${value}`);
    if (value[3] === ' ') return;
  }
}
