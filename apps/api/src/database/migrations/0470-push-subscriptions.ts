/** Browsers to which notifications are sent. */
export const up = `
alter table notification_preference drop constraint notification_preference_channel_check;
alter table notification_preference add constraint notification_preference_channel_check
  check (channel in ('email', 'sms', 'wechat', 'webPush'));

create table push_subscription (
  id uuid primary key,
  endpoint text not null unique,
  person_id uuid not null references person on delete cascade,
  session_id uuid not null references session on delete cascade,
  p256dh text not null,
  auth text not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_success_at timestamptz
);
create index push_subscription_person on push_subscription (person_id);
create index push_subscription_session on push_subscription (session_id);
comment on column push_subscription.endpoint is 'whoever knows it and the keys can write to the browser';
`;
