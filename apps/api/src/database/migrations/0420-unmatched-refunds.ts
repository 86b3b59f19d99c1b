/** Money that fits nothing goes back, once, by two of the staff. */
export const up = `
alter table ledger_entry drop constraint ledger_entry_event_check;
alter table ledger_entry add constraint ledger_entry_event_check check (event in (
  'paid', 'completed', 'holdOver', 'refundStarted', 'refundConfirmed', 'refundedByHand', 'latePaid',
  'unmatchedPaid', 'agreed', 'appealed', 'appealedAfter', 'appealOver', 'appealOverAfter',
  'reopened', 'ruled', 'clawedBack', 'settlementApplied', 'settlementUndone', 'paidOut',
  'payoutReturned'
));

alter table refund
  drop constraint refund_reason_check,
  drop constraint refund_by_staff,
  add column incident_id uuid references payment_incident (id),
  add constraint refund_reason_check
    check (reason in ('orderRefunded', 'latePaid', 'agreed', 'ruled', 'staff', 'unmatched')),
  add constraint refund_by_staff
    check ((reason in ('staff', 'unmatched')) = (proposed_by is not null)),
  add constraint refund_of_incident check ((reason = 'unmatched') = (incident_id is not null)),
  add constraint refund_of_incident_by_two check (
    reason <> 'unmatched' or status in ('proposed', 'declined')
    or (approved_by is not null and approved_by <> proposed_by)
  );
create unique index refund_of_incident_once on refund (incident_id) where status <> 'declined';
`;
