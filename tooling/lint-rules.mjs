/**
 * Rules of our own for oxlint, switched on in .oxlintrc.json. `server-time`: in front ends the device's clock is right by chance only,
 * and a rule that asks it tells people that their time is over when it isn't.
 */
const message =
  'The device’s clock may be wrong: use serverNow() of @tolk/api-client, or serverAhead() for a countdown.';

const isDate = (node) => node.type === 'Identifier' && node.name === 'Date';

const serverTime = {
  create: (context) => ({
    MemberExpression(node) {
      const isNow = node.property.type === 'Identifier' && node.property.name === 'now';
      if (isNow && isDate(node.object)) context.report({ node, message });
    },
    NewExpression(node) {
      if (isDate(node.callee) && node.arguments.length === 0) context.report({ node, message });
    },
  }),
};

/** What begins a statement of Kysely; the import rules don't see it, for a transaction brings it along. */
const begins = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto']);

const sqlElsewhere = 'SQL stands in `*-repository.ts` and `database/`: call a function of one.';

const sqlInRepositories = {
  create: (context) => ({
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || !begins.has(callee.property.name)) return;
      context.report({ node: callee.property, message: sqlElsewhere });
    },
  }),
};

export default {
  meta: { name: 'tolk' },
  rules: { 'server-time': serverTime, 'sql-in-repositories': sqlInRepositories },
};
