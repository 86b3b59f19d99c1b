/** What a block closes can come back: the status before it, until the block is lifted. */
export const up = `
alter table posting add column status_before_block text
  check (status_before_block in ('recruiting', 'opened'));
`;
