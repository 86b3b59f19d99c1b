/** One module that remotes take from the shell. */
export interface SharedModule {
  version: string;
  load: () => Promise<object>;
}

/**
 * What remotes take from the shell: request → version and lazy import. The build writes this table
 * from the facades' `exports` (tooling/webpack-preset, provide-shared-loader).
 */
export const sharedModules: Readonly<Record<string, SharedModule>> = {};
