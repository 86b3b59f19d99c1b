/**
 * Ends the process it runs in when that takes too much memory, which the limit of the JavaScript
 * heap alone does not see, or when nobody is left who waits for it. A thread of its own, since
 * parsers don't give theirs away, and JavaScript, since that of a thread in TypeScript starts twice as long.
 */
const residentMax = 512 * 1_048_576;
const everyMs = 50;

const parent = process.ppid;

setInterval(() => {
  if (process.memoryUsage.rss() > residentMax || process.ppid !== parent)
    process.kill(process.pid, 'SIGKILL');
}, everyMs);
