/** Names that webpack gives to a script or style that didn't arrive. */
const chunkErrors = new Set(['ChunkLoadError', 'CSS_CHUNK_LOAD_FAILED']);

/** Whether an error means that a part of the page could not be downloaded (docs/product/errors.md#codes). */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    chunkErrors.has(error.name) ||
    chunkErrors.has(code) ||
    /Loading (CSS )?chunk .+ failed/.test(error.message)
  );
}
