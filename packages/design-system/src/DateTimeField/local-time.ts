const two = (value: number) => String(value).padStart(2, '0');

/** An ISO moment as a `datetime-local` input wants it, in the browser's zone; empty for null or nonsense. */
export function toLocalInput(iso: string | null): string {
  const date = new Date(iso ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return '';
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** What stands in the input as an ISO moment in UTC; null when it is empty or incomplete. */
export function fromLocalInput(text: string): string | null {
  const date = new Date(/^\d{4,}-\d\d-\d\dT\d\d:\d\d/.test(text) ? text : Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
