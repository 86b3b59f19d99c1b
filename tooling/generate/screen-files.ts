import { append } from './edit.ts';
import type { Changes } from './files.ts';
import type { ScreenName } from './screen-name.ts';

const table = 'packages/contract/src/routes.ts';

const screenText = ({ title }: ScreenName) => `import { Trans } from '@lingui/react/macro';

export function Screen() {
  return (
    <h1>
      <Trans context="heading">${title}</Trans>
    </h1>
  );
}
`;

const testText = ({ title, path }: ScreenName) => `import { screen } from '@testing-library/react';
import { renderScreen } from '@tolk/screen-testing';
import { Screen } from './${path.slice(path.lastIndexOf('/') + 1)}.tsx';

it('the screen ${path} is named by its heading', () => {
  renderScreen(<Screen />, { at: '${path}' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('${title}');
});
`;

/** The screen, its test, its row in the route table and its entry in the app that owns it. */
export function addScreen(changes: Changes, screen: ScreenName): void {
  const { app, path, area, name, title } = screen;
  changes.create(`${screen.file}.tsx`, screenText(screen));
  changes.create(`${screen.file}.test.tsx`, testText(screen));
  changes.edit(table, (source) =>
    source.includes(`'${path}',`)
      ? source
      : append(
          source,
          'export const routes = [',
          '\n] as const',
          `  route('${name}', '${path}', '${area}', '${app}'),`,
        ),
  );
  const inShell = app === 'shell';
  const load = `${inShell ? '../' : './'}routes${path}.tsx`;
  const entry = `{ path: '${path}', load: () => import('${load}'), title: msg({ message: '${title}', context: 'menu' }) },`;
  if (inShell) {
    changes.edit('apps/shell/src/screens/own-screens.ts', (source) =>
      append(source, "<'shell'>>[] = [", '\n];', entry),
    );
  } else {
    changes.edit(`apps/${app}/src/remote.tsx`, (source) =>
      append(source, '  routes: [', '\n  ],', entry),
    );
  }
}
