import { facadeManifests, sharedModules } from './shared-modules.mjs';

/**
 * Writes the shell's table of shared modules: request → version and a lazy import, so that a page
 * of the shell's own (login) downloads only what it uses itself.
 */
export default function provideSharedLoader() {
  // oxlint-disable-next-line no-this-in-exported-function -- webpack gives a loader its context as `this`
  for (const file of facadeManifests()) this.addDependency(file);
  const rows = Object.entries(sharedModules()).map(
    ([request, version]) =>
      `${JSON.stringify(request)}: { version: ${JSON.stringify(version)}, load: () => import(${JSON.stringify(request)}) }`,
  );
  return `export const sharedModules = {\n${rows.join(',\n')}\n};\n`;
}
