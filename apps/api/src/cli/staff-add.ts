// staff:add: adds a member of the staff and prints the password for the first login.
import { staffRoles } from '@tolk/domain';
import { ConfigurationError } from '../adapters/environment.ts';
import { openDatabase } from '../database/pool.ts';
import { CallRefusal } from '../calls/refusal.ts';
import { addStaffFromConsole } from '../staff/members/staff-members.ts';
import { openCommandDatabase } from './database.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const [account = '', name = '', roleName = ''] = process.argv.slice(2);
  const role = staffRoles.find((known) => known === roleName);
  if (role === undefined || name === '') {
    throw new ConfigurationError(
      `Say account, name and role: npm run staff:add -- anna@example.com "Anna Berg" admin. Roles: ${staffRoles.join(', ')}.`,
    );
  }
  const database = await openCommandDatabase(process.env);
  const { db } = openDatabase(database.url, { size: 2 }, (error) => console.error(error.message));
  try {
    const password = await addStaffFromConsole(db, { account, name, role }, new Date());
    console.log(`${account} signs in with ${password} and sets up the second factor then.`);
  } catch (error) {
    throw error instanceof CallRefusal ? new ConfigurationError(sentenceOf(error)) : error;
  } finally {
    await db.destroy();
    await database.stop();
  }
});

function sentenceOf(refusal: CallRefusal): string {
  const fields = Object.values(refusal.options.fields ?? {}).map(({ en }) => en);
  return [refusal.messageIn('en'), ...fields].join(' ');
}
