#!/usr/bin/env node
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';

const { default: config } = await import(pathToFileURL(resolve('webpack.config.mjs')).href);
const compiler = webpack(config);

compiler.run((error, stats) => {
  if (error) console.error(error);
  if (stats?.hasErrors() || stats?.hasWarnings()) {
    console.error(stats.toString({ preset: 'errors-warnings', colors: process.stderr.isTTY }));
  }
  if (error || stats?.hasErrors()) process.exitCode = 1;
  else console.log(`${config.name}: built in ${stats.endTime - stats.startTime} ms`);
  compiler.close(() => {});
});
