import { camel, words } from './names.ts';

const areas: Record<string, string> = {
  shell: 'public',
  marketing: 'public',
  'supplier-portal': 'supplier',
  'client-portal': 'client',
  operations: 'staff',
};

/** What one screen is called; throws with the usage when app or path are something else. */
export function parseScreen(app = '', path = '', title?: string) {
  const area = areas[app];
  if (!area || !/^(\/[\w-]+)+$/.test(path)) {
    throw new Error(
      `Usage: npm run new:screen -- supplier-portal /jobhall/joblist "Job list" "职位列表"\nApps: ${Object.keys(areas).join(', ')}`,
    );
  }
  const last = path.slice(path.lastIndexOf('/') + 1);
  return {
    app,
    path,
    area,
    name: camel(path),
    title: title ?? words(last),
    file: `apps/${app}/src/routes${path}`,
  };
}

export type ScreenName = ReturnType<typeof parseScreen>;
