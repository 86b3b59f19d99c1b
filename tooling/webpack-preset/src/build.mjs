#!/usr/bin/env node
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';

const watch = process.argv.includes('--watch');
if (watch) process.env.NODE_ENV ??= 'development';

const { default: config } = await import(pathToFileURL(resolve('webpack.config.mjs')).href);
const compiler = webpack(config);

function report(error, stats) {
  if (error) console.error(error);
  if (stats && (stats.hasErrors() || stats.hasWarnings())) {
    console.error(stats.toString({ preset: 'errors-warnings', colors: process.stderr.isTTY }));
  } else if (stats) {
    console.log(`${config.name}: built in ${stats.endTime - stats.startTime} ms`);
  }
  return !error && stats && !stats.hasErrors();
}

if (watch) {
  compiler.watch({}, report);
} else {
  compiler.run((error, stats) => {
    if (!report(error, stats)) process.exitCode = 1;
    compiler.close(() => {});
  });
}
