/** `getFooBar` → `get-foo-bar`. */
export const kebab = (name: string) =>
  name.replaceAll(
    /[A-Z]+/g,
    (capitals, at: number) => `${at > 0 ? '-' : ''}${capitals.toLowerCase()}`,
  );

/** `job-list` → `jobList`; slashes separate words too. */
export const camel = (name: string) =>
  name
    .replaceAll(/(?<=.)[-/]+(\w)/g, (_, letter: string) => letter.toUpperCase())
    .replaceAll(/[-/]/g, '');

export const capitalize = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** `getFooBar` → `Get foo bar`. */
export const words = (name: string) => capitalize(kebab(name).replaceAll(/[-/]+/g, ' ').trim());
