import { readFileSync, readdirSync } from 'node:fs';

/** Clock ticks per second of Linux' /proc figures. */
const ticksPerSecond = 100;

/** What Linux says of a process behind its name, from its state on; none of one that has ended. */
function statOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** CPU time that a process has used so far, user and system, in ms (Linux); NaN once it has ended. */
export function cpuMs(pid: number): number {
  const [user, system] = statOf(pid).slice(11);
  return ((Number(user) + Number(system)) / ticksPerSecond) * 1_000;
}

/** The same of all processes that this one has started and that still run. */
export function childrensCpuMs(parent: number): number {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => parentOf(pid) === parent)
    .map(cpuMs)
    .filter((ms) => !Number.isNaN(ms))
    .reduce((sum, ms) => sum + ms, 0);
}

/** Linux; NaN once the process has ended. */
export function parentOf(pid: number): number {
  return Number(statOf(pid)[1]);
}

/** Memory that a process holds, in bytes (Linux). */
export function residentBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) * 1_024;
}
