import webpack from 'webpack';

/**
 * Fails the build where a screen brings more JavaScript than it may: what its import loads beside what
 * imports it, as brotli that goes over the wire.
 */
export class ScreenBudgetPlugin {
  /** @param {Record<string, number>} budgets bytes by the request of the screen's `import()` */
  constructor(budgets) {
    this.budgets = budgets;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ScreenBudgetPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        {
          name: 'ScreenBudgetPlugin',
          // After PrecompressPlugin, whose results are measured.
          stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1,
        },
        () => {
          for (const [request, budget] of Object.entries(this.budgets)) {
            const fault = faultOf(compilation, request, budget);
            if (fault) compilation.errors.push(new webpack.WebpackError(fault));
          }
        },
      );
    });
  }
}

function faultOf(compilation, request, budget) {
  const group = compilation.chunkGroups.find(({ origins }) =>
    origins.some((origin) => origin.request === request),
  );
  if (!group) return `${request} has a budget, and nothing imports it.`;
  const files = group.chunks
    .flatMap((chunk) => [...chunk.files])
    .filter((file) => file.endsWith('.js'));
  const bytes = files.reduce(
    (sum, file) => sum + compilation.getAsset(`${file}.br`).source.size(),
    0,
  );
  return bytes > budget
    ? `${request} brings ${bytes} bytes of JavaScript (brotli), and may bring ${budget}: ${files.join(', ')}.`
    : undefined;
}
