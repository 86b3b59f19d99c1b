import type { ReadyLine } from './service.ts';

type Product = { name: string; nameChinese: string };

/** What a person reads when everything runs: address, demo accounts, data folder. */
export function welcome(product: Product, api: ReadyLine, dataFolder: string): string {
  const url = api.url.replace('127.0.0.1', 'localhost');
  const accounts = api.demoAccounts ?? [];
  const width = Math.max(0, ...accounts.map(({ account }) => account.length));
  const passwordWidth = Math.max(0, ...accounts.map(({ password }) => password.length));
  const rows = accounts.map(
    ({ account, password, who }) =>
      `    ${account.padEnd(width)}   ${password.padEnd(passwordWidth)}   ${who}`,
  );
  return [
    '',
    `  ${product.name} ${product.nameChinese} is ready: ${url}`,
    `  Sandbox (SMS and mail inbox, payments, staff codes): ${url}/sandbox`,
    `  Data folder: ${dataFolder}`,
    ...(rows.length > 0 ? ['  Demo accounts (account, password, who):', ...rows] : []),
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');
}
