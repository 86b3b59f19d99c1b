/** The address in `{"ready":true,"url":"http://…"}`; undefined for every other line that a program prints. */
export function urlInReadyLine(line: string): string | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const said: unknown = JSON.parse(line);
    if (!said || typeof said !== 'object' || !('ready' in said) || !('url' in said))
      return undefined;
    return said.ready === true && typeof said.url === 'string' ? said.url : undefined;
  } catch {
    return undefined;
  }
}
