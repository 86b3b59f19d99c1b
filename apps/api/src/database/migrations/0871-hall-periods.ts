/**
 * In which spans of 1, 4, 16 … 4096 hours a posting was published, as keys of an array: the sixth
 * span of 16 hours since 1970 is 20000006, of a finished posting -20000006. An array, since an index
 * over words takes it beside them. The api names the same spans in `hall-periods.ts`.
 */
export const up = `
create function hall_periods(status text, published_at timestamptz) returns integer[]
language sql immutable strict parallel safe as $$
  select array_agg(
    case status when 'finished' then -1 else 1 end
      * (step * 10000000 + floor(extract(epoch from published_at at time zone 'UTC') / 3600 / 4 ^ step)::integer)
  )
  from generate_series(0, 6) as step
$$;
`;
