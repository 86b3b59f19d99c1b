// `node tooling/check/rule.ts format`: one rule about the whole tree, as a task of turbo.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { runStep } from './run-step.ts';
import { ruleReport, rules } from './rules.ts';

const name = process.argv[2] ?? '';
const rule = rules.find((one) => one.name === name);
if (!rule) throw new Error(`No rule ${name}. Rules: ${rules.map((one) => one.name).join(', ')}`);
const finished = await runStep(rule, {});
const report = ruleReport(name);
mkdirSync(dirname(report), { recursive: true });
writeFileSync(report, JSON.stringify(finished));
if (finished.failed > 0) console.log(finished.output ?? '');
process.exitCode = finished.failed > 0 ? 1 : 0;
