/** The page of a list that an address names, 1 where it names none; null for what is no such number. */
export function pageNumber(query: URLSearchParams): number | null {
  const page = query.get('page') ?? '1';
  return /^[1-9]\d{0,8}$/.test(page) ? Number(page) : null;
}
