/** Attempts to pay and refunds. */
export const up = `
create table payment_attempt (
  id uuid primary key,
  order_id uuid not null references project_order (id),
  order_version integer not null,
  method text not null check (method in ('wechatPay', 'alipay')),
  scene text not null check (scene in ('desktop', 'phone')),
  status text not null default 'pending'
    check (status in ('pending', 'paid', 'closed', 'expired', 'refunded')),
  out_trade_no text not null unique check (out_trade_no ~ '^[0-9A-Za-z_-]{6,32}$'),
  amount bigint not null check (amount > 0),
  currency text not null check (currency = 'CNY'),
  code_url text,
  redirect_url text,
  provider_transaction_id text,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  queried_at timestamptz,
  paid_at timestamptz,
  unique (method, provider_transaction_id),
  check ((status in ('paid', 'refunded')) = (paid_at is not null and provider_transaction_id is not null))
);
create index payment_attempt_of_order on payment_attempt (order_id, created_at);

create unique index payment_attempt_open
on payment_attempt (order_id, order_version, method, scene) where status = 'pending';

create table refund (
  id uuid primary key,
  payment_attempt_id uuid not null unique references payment_attempt (id),
  order_id uuid not null references project_order (id),
  out_refund_no text not null unique check (char_length(out_refund_no) between 6 and 64),
  amount bigint not null check (amount > 0),
  reason text not null check (reason in ('orderRefunded', 'latePaid')),
  status text not null default 'pending' check (status in ('pending', 'accepted', 'succeeded')),
  provider_refund_id text,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  check ((status = 'succeeded') = (confirmed_at is not null))
);
create index refund_of_order on refund (order_id);
`;
