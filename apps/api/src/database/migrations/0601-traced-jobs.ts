/** Work that is put off belongs to the trace of the call that asked for it. */
export const up = `
alter table job add column trace text;
comment on column job.trace is 'traceparent (W3C); null where nobody traces';
`;
